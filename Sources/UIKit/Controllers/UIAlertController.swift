public import AutoLayout
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

/// An alert, which is kept and not drawn.
open class UIAlertController: UIViewController {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// Whether the alert is a sheet at the bottom.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added.
  public private(set) var textFields: [UITextField]?
  /// The button that Return would press.
  open var preferredAction: UIAlertAction?

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which the closure configures.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
