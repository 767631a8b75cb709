/// The work space of the critical path method.
struct CriticalPath: ~Copyable {
  var columns: Buffer<PushedColumn>
  var rows: Buffer<PushingRow>
  /// Columns whose place is known, and whose rows were not told yet.
  var known = Buffer<Int32>()
}
