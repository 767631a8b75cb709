public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the button could be pressed.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a button with a closure, which is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
