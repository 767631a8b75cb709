public import LPComponents
public import Foundation

extension UIView {
  private static let storedMask = Stored<UIView?>("UIView.mask", nil)
  private static let storedAutoresizes = Stored("UIView.autoresizesSubviews", true)

  /// The view whose opacity is that of this view at each place; `nil` for none.
  public var mask: UIView? {
    get { Self.storedMask[self] }
    set {
      Self.storedMask[self] = newValue
      layer.mask = newValue?.layer
    }
  }
  /// Kept; subviews follow their masks in any case.
  public var autoresizesSubviews: Bool {
    get { Self.storedAutoresizes[self] }
    set { Self.storedAutoresizes[self] = newValue }
  }

  /// Returns whether something gave up being the first responder: nothing was it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// Runs the changes of an animation that would be repeated.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
