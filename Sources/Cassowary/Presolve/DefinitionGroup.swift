/// The definitions that can change together when one of some columns changes. The definitions that were eliminated last
/// do not depend on earlier ones.
struct DefinitionGroup: BitwiseCopyable {
  var firstDefinition: Int32
  var definitionCount: Int32
}
