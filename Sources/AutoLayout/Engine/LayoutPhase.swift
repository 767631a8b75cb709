/// A phase of the layout cycle.
public enum LayoutPhase: String, CaseIterable, Codable, Sendable {
  case updateConstraints, layout, display
}
