/// The generation of controls: iOS 13 and 14, iOS 15 to 18, or iOS 26, which changed many sizes.
public enum ControlMetrics: String, CaseIterable, Codable, Sendable {
  /// The sizes of `classic`. Bars have their line where content is at its start too, and plain tables show the lines of
  /// rows that they do not have.
  case ios13
  case classic
  case ios26
}
