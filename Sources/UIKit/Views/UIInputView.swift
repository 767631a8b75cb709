public import LPComponents
public import Foundation

/// A view among the keys; none are shown.
open class UIInputView: UIView {
  /// The look. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard
  }

  /// The look; kept.
  public private(set) var inputViewStyle = Style.default
  /// Whether the view decides its own height; kept.
  open var allowsSelfSizing = false

  /// Makes a view.
  public convenience init(frame: CGRect, inputViewStyle: Style) {
    self.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }
}
