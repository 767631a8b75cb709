/// The eta columns of a component, in the order in which columns were replaced.
struct EtaList: BitwiseCopyable {
  var first: Int32 = -1
  var last: Int32 = -1
  var count: Int32 = 0
  var entryCount: Int32 = 0
}
