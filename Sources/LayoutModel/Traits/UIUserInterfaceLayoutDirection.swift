/// The direction in which an interface runs; raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Codable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
