public import AutoLayout
public import Foundation

// Each sets one thing and answers the view, so that a view is made and styled in one expression.

extension UIView {
  /// Names the view in goldens and messages, ahead of the name of its variable.
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

  /// Draws a border inside the edges, its width in points.
  @discardableResult
  public func border(_ color: UIColor, width: CGFloat = 1) -> Self {
    layer.borderColor = color
    layer.borderWidth = width
    return self
  }

  /// Sets the colour of symbols and controls, here and in the views inside.
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

  /// Shows the view turned, scaled or moved about its center; the layout stays as it is.
  @discardableResult
  public func transformed(_ transform: CGAffineTransform) -> Self {
    self.transform = transform
    return self
  }

  /// Hides the view; stack views leave no room for it.
  @discardableResult
  public func hidden(_ isHidden: Bool = true) -> Self {
    self.isHidden = isHidden
    return self
  }

  /// Clips children at the bounds, rounded corners included.
  @discardableResult
  public func clipped(_ clips: Bool = true) -> Self {
    clipsToBounds = clips
    return self
  }

  /// Sets a content size in place of the view's own, as Interface Builder's placeholder does.
  ///
  /// - Parameters:
  ///   - width: points; nil leaves the view's own, `UIView.noIntrinsicMetric` is none.
  ///   - height: likewise.
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

  /// Sets the layout margins of the sides, and of the top and the bottom, in points.
  @discardableResult
  public func margins(horizontal: CGFloat, vertical: CGFloat) -> Self {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return self
  }

  /// Keeps a direction where the language's does not apply: media controls, phone numbers.
  @discardableResult
  public func direction(_ attribute: UISemanticContentAttribute) -> Self {
    semanticContentAttribute = attribute
    return self
  }
}

extension Screen {
  /// Lays the screen out with a keyboard of this height at its bottom, in points, which `keyboardLayoutGuide` follows. Nothing
  /// is drawn for it.
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
