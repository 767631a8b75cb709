public import AutoLayout
public import Foundation

// Each modifier sets one property and returns the view, so that one expression makes and styles a view.

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
  @discardableResult
  public func corner(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
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

  /// Shows the view rotated, scaled or moved about its centre; the layout does not change.
  @discardableResult
  public func transformed(_ transform: CGAffineTransform) -> Self {
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
