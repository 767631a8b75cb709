/// A place at the edge of a rectangle; raw values are UIKit's.
public enum NSRectAlignment: Int, Codable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
