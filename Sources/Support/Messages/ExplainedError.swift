/// A failure that says what is wrong and where, and then what to do about it.
package protocol ExplainedError: Error, CustomStringConvertible {
  /// The problem and its place, in one line.
  var problem: String { get }
  /// The next step: known values, or a command to run.
  var remedy: String { get }
}

extension ExplainedError {
  /// The problem, and the remedy on the lines after it.
  public var description: String { remedy.isEmpty ? problem : "\(problem)\n\(remedy)" }
}
