/// The direction of a paragraph; raw values are UIKit's.
public enum NSWritingDirection: Int, Codable, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
