/// The traits that a view asks for, and those that it is shown in: its own, and those of the views around.
package struct InheritedTraits {
  /// The appearance of the view itself.
  package var ownStyle = UIUserInterfaceStyle.unspecified
  /// The appearance of the nearest view that asks for one; unspecified for that of the variant.
  package var style = UIUserInterfaceStyle.unspecified
  /// The limits of the view itself.
  package var ownTextSizes = TextSizeLimits()
  /// The limits of the view and of those around it.
  package var textSizes = TextSizeLimits()
  /// The traits that the view itself overrides; `nil` for none.
  package var ownTraits: UITraitCollection?
  /// The traits that the view, its controller and those around override; `nil` for none.
  package var traits: UITraitCollection?
  /// The traits that follow from these in the view's environment; `nil` until they are asked for.
  package var resolved: UITraitCollection?

  package init(style: UIUserInterfaceStyle = .unspecified) { self.style = style }
}

extension [UITraitCollection] {
  /// A collection with the traits of all, of which the last wins; `nil` for none.
  package var merged: UITraitCollection? { count < 2 ? first : UITraitCollection(traitsFrom: self) }
}

/// The smallest and the largest text size that a view is shown in.
package struct TextSizeLimits: Hashable {
  /// `nil` for any size.
  package var minimum, maximum: UIContentSizeCategory?

  package init(minimum: UIContentSizeCategory? = nil, maximum: UIContentSizeCategory? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package var areNone: Bool { minimum == nil && maximum == nil }

  /// Returns the size within the limits that is nearest to a given one.
  package func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    min(max(category, minimum ?? category), maximum ?? .accessibilityExtraExtraExtraLarge)
  }

  /// Returns traits with the text size within the limits that is nearest to theirs. Sizes between two of the twelve are
  /// within the limits if they are below the largest one.
  package func limiting(_ traits: TraitValues) -> TraitValues {
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
  package func limited(by inner: TextSizeLimits) -> TextSizeLimits {
    if inner.areNone { return self }
    return TextSizeLimits(
      minimum: minimum.map(inner.limiting) ?? inner.minimum, maximum: maximum.map(inner.limiting) ?? inner.maximum)
  }
}
