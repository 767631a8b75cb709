/// The rule that decides on a view's direction; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Codable, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}
