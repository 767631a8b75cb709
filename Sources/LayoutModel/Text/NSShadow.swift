public import Foundation

/// The shadow of letters in an attributed string. Lengths are in points. An attributed string copies it, so later changes
/// need `addAttribute` again.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far the shadow is moved, right and down.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred; 0 has hard edges. It is twice the standard deviation of the blur, as in Core Graphics.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; `nil` for no shadow. The default is black at a third of its opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that is neither moved nor blurred.
  public override init() {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other === self
      || shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
        && AttributeStorage.areEqual(shadowColor, other.shadowColor)
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// Returns the shadow for drawing; `nil` if nothing of it is visible or a number cannot be drawn.
  package func paint(_ resolve: (UIColor) -> RGBA) -> TextShadow? {
    guard let color = (shadowColor as? UIColor).map(resolve), color.alpha > 0, shadowBlurRadius.isFinite,
      [shadowOffset.width, shadowOffset.height].allSatisfy({ $0.isFinite && abs($0) < 1e5 })
    else { return nil }
    // A larger blur is drawn as this one, as that of layers.
    let radius = min(max(0, shadowBlurRadius) / 2, 128)
    return TextShadow(color: color, radius: radius, offset: shadowOffset)
  }
}
