package enum ConflictVerdict: String, Codable, Sendable {
  case conflict
  /// The lines contradict each other if layout margins have their usual widths.
  case conflictWithMargins = "conflict-with-margins"
  case consistent
  case unreadable
}
