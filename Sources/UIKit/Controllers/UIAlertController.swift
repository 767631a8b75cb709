public import LPComponents
import Foundation

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
