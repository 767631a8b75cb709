extension UIView {
  /// The appearance of the view and the views inside, whatever that of the variant; unspecified for that of the views
  /// around.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { inheritedTraits.ownStyle }
    set {
      inheritedTraits.ownStyle = newValue
      updateInheritedTraits()
    }
  }

  /// The smallest text size of the view and the views inside; `nil` for any.
  ///
  /// It limits `traitCollection`, and thereby fonts that follow the text size. Other fonts for a text style have the
  /// size that the variant had where they were made.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { inheritedTraits.ownTextSizes.minimum }
    set {
      inheritedTraits.ownTextSizes.minimum = newValue
      updateInheritedTraits()
    }
  }

  /// The largest text size of the view and the views inside; `nil` for any.
  ///
  /// It limits `traitCollection`, and thereby fonts that follow the text size. Other fonts for a text style have the
  /// size that the variant had where they were made.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { inheritedTraits.ownTextSizes.maximum }
    set {
      inheritedTraits.ownTextSizes.maximum = newValue
      updateInheritedTraits()
    }
  }

  /// The traits that the view overrides for itself and the views inside; `nil` for none.
  package var ownTraits: UITraitCollection? {
    get { inheritedTraits.ownTraits }
    set {
      inheritedTraits.ownTraits = newValue
      updateInheritedTraits()
    }
  }

  /// Takes the appearance of the view itself, of its controller, or of the view around, the limits of the text size and
  /// overridden traits, and passes them on.
  func updateInheritedTraits() {
    var style = inheritedTraits.ownStyle
    if style == .unspecified { style = controllerLink?.controller?.overrideUserInterfaceStyle ?? .unspecified }
    if style == .unspecified { style = superview?.inheritedTraits.style ?? .unspecified }
    let sizes = (superview?.inheritedTraits.textSizes ?? TextSizeLimits()).limited(by: inheritedTraits.ownTextSizes)
    let controller = controllerLink?.controller
    let traits = [superview?.inheritedTraits.traits, controller?.givenTraits, controller?.ownTraits, ownTraits]
      .compactMap(\.self).merged
    let isOverridden = traits != inheritedTraits.traits
    guard style != inheritedTraits.style || sizes != inheritedTraits.textSizes || isOverridden else { return }
    let previous = traitCollection
    let resizes = sizes != inheritedTraits.textSizes || isOverridden
    (inheritedTraits.style, inheritedTraits.textSizes, inheritedTraits.traits) = (style, sizes, traits)
    inheritedTraits.resolved = nil
    if resizes {
      environmentChanged()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    TraitChanges.note(self, from: previous)
    for subview in subviews { subview.updateInheritedTraits() }
  }
}
