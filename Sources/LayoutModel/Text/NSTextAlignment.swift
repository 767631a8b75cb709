/// Raw values are UIKit's.

/// Raw values are UIKit's.
public enum NSTextAlignment: Int, Codable, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}
