/// The direction in a trait collection; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Codable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
