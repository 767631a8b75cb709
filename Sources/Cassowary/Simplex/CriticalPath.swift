/// The work space of the critical path method.
struct CriticalPath: ~Copyable {
  var columns: Buffer<PushedColumn>
  var rows: Buffer<PushingRow>
  /// Columns whose place is known, but not yet taken into account in their rows.
  var known = Buffer<Int32>()
}
