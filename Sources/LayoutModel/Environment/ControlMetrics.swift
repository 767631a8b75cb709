/// The generation of control sizes: iOS 13 to 18, or iOS 26, which changed many.
public enum ControlMetrics: String, CaseIterable, Codable, Sendable {
  case classic
  case ios26
}
