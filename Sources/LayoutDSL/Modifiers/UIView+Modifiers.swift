public import LPAutoLayout
public import Foundation

// Each modifier sets one property and returns the view, so that one expression makes and styles a view. It has the name
// of SwiftUI's modifier, or, where SwiftUI has none, is a noun: what it sets.

extension UIView {
  /// Names the view in goldens and messages. The name takes precedence over that of the variable.
  @discardableResult
  public func named(_ name: String) -> Self {
    nameSources.name = name
    return self
  }

  /// Fills the view with a colour.
  @discardableResult
  public func background(_ color: UIColor?) -> Self {
    backgroundColor = color
    return self
  }

  /// Rounds the corners with a radius in points.
  ///
  /// - Parameters:
  ///   - corners: the corners that are rounded, by reading direction; `nil` keeps those of the layer, which are all
  ///     unless they were set.
  ///   - curve: a circle, or the continuous curve of icons and devices; `nil` keeps the layer's, which is a circle
  ///     unless it was set.
  @discardableResult
  public func cornerRadius(
    _ radius: CGFloat, _ corners: DirectionalCorners? = nil, curve: CALayerCornerCurve? = nil
  ) -> Self {
    layer.cornerRadius = radius
    if let corners { layer.directionalCorners = corners }
    if let curve { layer.cornerCurve = curve }
    return self
  }

  /// Draws a shadow below the view, unless it clips.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the blur in points, half of the blur of Figma, Sketch and CSS.
  ///   - x: how far the shadow is moved to the right, in points.
  ///   - y: how far it is moved down, in points.
  @discardableResult
  public func shadow(
    color: UIColor = .black, opacity: CGFloat = 0.25, radius: CGFloat = 8, x: CGFloat = 0, y: CGFloat = 4
  ) -> Self {
    layer.shadowColor = color
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: x, height: y)
    return self
  }

  /// Fills the view with a gradient below its content and subviews, at whatever size it is laid out.
  ///
  /// - Parameters:
  ///   - type: along a line, outwards from the start, or around it.
  ///   - locations: the place of each colour, from 0 to 1; `nil` spreads them evenly.
  ///   - start: the start, from (0, 0) at the top left to (1, 1); `nil` is the middle of the upper edge for `axial`, and
  ///     the middle of the view for the others.
  ///   - end: the end; `nil` is the middle of the lower edge for `axial`, the lower right corner for `radial`, whose
  ///     ellipse then touches the edges, and the middle of the upper edge for `conic`.
  @discardableResult
  public func gradient(
    _ colors: [UIColor], _ type: CAGradientLayerType = .axial, locations: [Double]? = nil,
    from start: CGPoint? = nil, to end: CGPoint? = nil
  ) -> Self {
    let (top, middle) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 0.5))
    let (usualStart, usualEnd) =
      switch type {
      case .radial: (middle, CGPoint(x: 1, y: 1))
      case .conic: (middle, top)
      default: (top, CGPoint(x: 0.5, y: 1))
      }
    let gradient = FillingGradient()
    gradient.colors = colors
    gradient.locations = locations?.map { NSNumber(value: $0) }
    (gradient.type, gradient.startPoint, gradient.endPoint) = (type, start ?? usualStart, end ?? usualEnd)
    for old in layer.sublayers ?? [] where old is FillingGradient { old.removeFromSuperlayer() }
    layer.insertSublayer(gradient, at: 0)
    return self
  }

  /// Draws a border inside the edges; its width is in points.
  @discardableResult
  public func border(_ color: UIColor, width: CGFloat = 1) -> Self {
    layer.borderColor = color
    layer.borderWidth = width
    return self
  }

  /// Sets the colour of symbols and controls in the view and its descendants.
  @discardableResult
  public func tint(_ color: UIColor) -> Self {
    tintColor = color
    return self
  }

  /// Sets the opacity: 0 is invisible, 1 opaque.
  @discardableResult
  public func opacity(_ alpha: CGFloat) -> Self {
    self.alpha = alpha
    return self
  }

  /// Shows the view rotated, scaled or moved; the layout does not change.
  ///
  /// - Parameter anchor: the point about which it is, from (0, 0) at the top left to (1, 1); `nil` keeps the view's
  ///   anchor point, which is its centre unless it was set.
  @discardableResult
  public func transformEffect(_ transform: CGAffineTransform, anchor: CGPoint? = nil) -> Self {
    if let anchor { anchorPoint = anchor }
    self.transform = transform
    return self
  }

  /// Hides the view; stack views do not reserve space for it.
  @discardableResult
  public func hidden(_ isHidden: Bool = true) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// Clips children to the bounds, including rounded corners.
  @discardableResult
  public func clipped(_ clips: Bool = true) -> Self {
    clipsToBounds = clips
    return self
  }

  /// Replaces the view's intrinsic content size, like Interface Builder's placeholder.
  ///
  /// - Parameters:
  ///   - width: the width in points; `nil` keeps the view's own width, `UIView.noIntrinsicMetric` removes it.
  ///   - height: the height in points; the special values are those of `width`.
  @discardableResult
  public func placeholderIntrinsicSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    givenContent = width == nil && height == nil ? nil : .init(width: width, height: height)
    invalidateIntrinsicContentSize()
    return self
  }

  /// Sets how much the view resists growing beyond its content.
  @discardableResult
  public func hugging(_ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) -> Self {
    setContentHuggingPriority(priority, for: axis)
    return self
  }

  /// Sets how much the view resists shrinking below its content.
  @discardableResult
  public func resistance(_ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) -> Self {
    setContentCompressionResistancePriority(priority, for: axis)
    return self
  }

  /// Sets the layout margin of each edge, in points.
  @discardableResult
  public func margins(_ points: CGFloat) -> Self {
    margins(horizontal: points, vertical: points)
  }

  /// Sets the layout margins at the sides, and at the top and the bottom, in points.
  @discardableResult
  public func margins(horizontal: CGFloat, vertical: CGFloat) -> Self {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return self
  }

  /// Sets a fixed layout direction for views that ignore the language's: media controls, phone numbers.
  @discardableResult
  public func direction(_ attribute: UISemanticContentAttribute) -> Self {
    semanticContentAttribute = attribute
    return self
  }
}

extension Screen {
  /// Lays the screen out with a keyboard of this height in points at its bottom, which `keyboardLayoutGuide` follows.
  /// The keyboard itself is not drawn.
  @discardableResult
  public func keyboard(height: CGFloat) -> Self {
    keyboardHeight = height
    return self
  }
}

extension UILayoutGuide {
  /// Names the guide in goldens and messages.
  @discardableResult
  public func named(_ name: String) -> Self {
    nameSources.name = name
    return self
  }
}

/// A gradient that is as large as the layer that it is in, and has its corners.
private final class FillingGradient: CAGradientLayer {
  override var bounds: CGRect {
    get { superlayer?.bounds ?? .zero }
    set {}
  }
  override var position: CGPoint {
    get { CGPoint(x: bounds.midX, y: bounds.midY) }
    set {}
  }
  override var cornerRadius: CGFloat {
    get { superlayer?.cornerRadius ?? 0 }
    set {}
  }
  override var maskedCorners: CACornerMask {
    get { superlayer?.maskedCorners ?? [] }
    set {}
  }
  override var cornerCurve: CALayerCornerCurve {
    get { superlayer?.cornerCurve ?? .circular }
    set {}
  }
}
