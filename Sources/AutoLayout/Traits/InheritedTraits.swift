/// The traits that a view asks for, and those that it is shown in: its own, and those of the views around.
struct InheritedTraits {
  /// The appearance of the view itself.
  var ownStyle = UIUserInterfaceStyle.unspecified
  /// The appearance of the nearest view that asks for one; unspecified for that of the variant.
  var style = UIUserInterfaceStyle.unspecified
  /// The limits of the view itself.
  var ownTextSizes = TextSizeLimits()
  /// The limits of the view and of those around it.
  var textSizes = TextSizeLimits()
  /// The traits that the view itself overrides; `nil` for none.
  var ownTraits: UITraitCollection?
  /// The traits that the view, its controller and those around override; `nil` for none.
  var traits: UITraitCollection?
  /// The traits that follow from these in the view's environment; `nil` until they are asked for.
  var resolved: UITraitCollection?
}

extension [UITraitCollection] {
  /// A collection with the traits of all, of which the last wins; `nil` for none.
  var merged: UITraitCollection? { count < 2 ? first : UITraitCollection(traitsFrom: self) }
}

/// The smallest and the largest text size that a view is shown in.
struct TextSizeLimits: Hashable {
  /// `nil` for any size.
  var minimum, maximum: UIContentSizeCategory?

  var areNone: Bool { minimum == nil && maximum == nil }

  /// Returns the size within the limits that is nearest to a given one.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    min(max(category, minimum ?? category), maximum ?? .accessibilityExtraExtraExtraLarge)
  }

  /// Returns traits with the text size within the limits that is nearest to theirs. Sizes between two of the twelve are
  /// within the limits if they are below the largest one.
  func limiting(_ traits: TraitValues) -> TraitValues {
    var limited = traits
    let category = traits.preferredContentSizeCategory
    limited.preferredContentSizeCategory = limiting(category)
    if limited.preferredContentSizeCategory.index != category.index || maximum?.index == category.index {
      limited.textGrowth = nil
    } else {
      limited.preferredContentSizeCategory = category
    }
    return limited
  }

  /// Returns the limits of a view inside, whose own limits count for what these leave.
  func limited(by inner: TextSizeLimits) -> TextSizeLimits {
    if inner.areNone { return self }
    return TextSizeLimits(
      minimum: minimum.map(inner.limiting) ?? inner.minimum, maximum: maximum.map(inner.limiting) ?? inner.maximum)
  }
}
