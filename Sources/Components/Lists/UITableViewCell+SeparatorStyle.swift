extension UITableViewCell {
  /// Raw values are UIKit's.
  public enum SeparatorStyle: Int, Codable, Sendable {
    case none = 0
    case singleLine
  }
}
