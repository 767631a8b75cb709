/// How a line that does not fit is treated; raw values are UIKit's.

/// The way in which a line that does not fit is broken or cut; raw values are UIKit's.
public enum NSLineBreakMode: Int, Codable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
