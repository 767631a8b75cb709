public import LPComponents
public import Foundation

// The spellings of versions before 0.2.0. The compiler offers to replace each by its new name.

extension UIView {
  @available(*, deprecated, renamed: "cornerRadius(_:)")
  @discardableResult
  public func corner(_ radius: CGFloat) -> Self { cornerRadius(radius) }

  @available(*, deprecated, renamed: "cornerRadius(_:curve:)")
  @discardableResult
  public func corner(_ radius: CGFloat, curve: CALayerCornerCurve) -> Self { cornerRadius(radius, curve: curve) }

  @available(
    *, deprecated, message: "use cornerRadius(12, [.topLeading, .topTrailing]), or set maskedCorners of the layer"
  )
  @discardableResult
  public func corner(_ radius: CGFloat, _ corners: CACornerMask, curve: CALayerCornerCurve = .circular) -> Self {
    layer.maskedCorners = corners
    return cornerRadius(radius, curve: curve)
  }

  @available(*, deprecated, renamed: "shadow(color:opacity:radius:x:y:)")
  @discardableResult
  public func shadow(
    _ color: UIColor, opacity: CGFloat = 0.25, radius: CGFloat = 8, x: CGFloat = 0, y: CGFloat = 4
  ) -> Self {
    shadow(color: color, opacity: opacity, radius: radius, x: x, y: y)
  }

  @available(*, deprecated, renamed: "transformEffect(_:)")
  @discardableResult
  public func transformed(_ transform: CGAffineTransform) -> Self { transformEffect(transform) }

  @available(*, deprecated, renamed: "transformEffect(_:anchor:)")
  @discardableResult
  public func transformed(_ transform: CGAffineTransform, around anchor: CGPoint) -> Self {
    transformEffect(transform, anchor: anchor)
  }
}

extension UILabel {
  @available(*, deprecated, renamed: "lineLimit(_:)")
  @discardableResult
  public func lines(_ count: Int) -> Self { lineLimit(count) }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  @discardableResult
  public func color(_ color: UIColor) -> Self { foregroundStyle(color) }

  @available(*, deprecated, renamed: "multilineTextAlignment(_:)")
  @discardableResult
  public func aligned(_ alignment: NSTextAlignment) -> Self { multilineTextAlignment(alignment) }

  @available(*, deprecated, renamed: "fontWeight(_:)")
  @discardableResult
  public func weight(_ weight: UIFont.Weight) -> Self { fontWeight(weight) }

  @available(*, deprecated, renamed: "minimumScaleFactor(_:)")
  @discardableResult
  public func shrinks(to scale: CGFloat) -> Self { minimumScaleFactor(scale) }
}

extension UIImageView {
  @available(*, deprecated, renamed: "contentMode(_:)")
  @discardableResult
  public func mode(_ mode: UIView.ContentMode) -> Self { contentMode(mode) }
}

extension UIButton {
  @available(*, deprecated, renamed: "configuration(_:)")
  @discardableResult
  public func configured(_ change: (inout Configuration) -> Void) -> Self { configuration(change) }
}

extension UITextField {
  @available(*, deprecated, renamed: "secureTextEntry(_:)")
  @discardableResult
  public func secure(_ isSecure: Bool = true) -> Self { secureTextEntry(isSecure) }
}

extension UIStackView {
  @available(*, deprecated, renamed: "padding(_:)")
  @discardableResult
  public func padded(_ points: CGFloat) -> Self { padding(points) }

  @available(*, deprecated, renamed: "padding(horizontal:vertical:)")
  @discardableResult
  public func padded(horizontal: CGFloat, vertical: CGFloat) -> Self {
    padding(horizontal: horizontal, vertical: vertical)
  }
}
