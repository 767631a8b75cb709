/// The size class of an axis; raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Codable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
