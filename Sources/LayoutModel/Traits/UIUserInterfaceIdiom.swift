/// The kind of device; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Codable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
}
