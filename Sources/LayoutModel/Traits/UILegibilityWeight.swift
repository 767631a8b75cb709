/// Whether the user has text set in bold; raw values are UIKit's.
public enum UILegibilityWeight: Int, Codable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
