/// Light or dark appearance; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Codable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
