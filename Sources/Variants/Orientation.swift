/// How the screen is held.
public enum Orientation: String, CaseIterable, Codable, Sendable {
  case portrait, landscape
}
