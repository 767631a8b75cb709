/// Definitions that a change to any of some columns may change. Those eliminated last depend on none before.
struct DefinitionGroup: BitwiseCopyable {
  var firstDefinition: Int32
  var definitionCount: Int32
}
