/// The style of the status bar, which pictures do not show. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Codable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
