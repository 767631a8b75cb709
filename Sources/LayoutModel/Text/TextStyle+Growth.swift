package import Foundation

/// Text sizes between two of the twelve, to find where a layout breaks. A device has no such sizes.
extension TraitValues {
  /// Returns traits in which the body font is as large as at Large times a factor; the text size is the largest of the
  /// twelve that is no larger.
  package func growingText(to growth: CGFloat) -> TraitValues {
    var traits = self
    traits.preferredContentSizeCategory = UIFont.TextStyle.category(atGrowth: growth)
    traits.textGrowth = growth
    return traits
  }
}

extension UIFont.TextStyle {
  /// The factors of the body font from the smallest to the largest of the twelve sizes.
  package static var growths: ClosedRange<CGFloat> {
    growth(at: .extraSmall)...growth(at: .accessibilityExtraExtraExtraLarge)
  }

  package static func growth(at category: UIContentSizeCategory) -> CGFloat {
    UIFont.TextStyle.body.metrics(at: category).size / UIFont.TextStyle.body.metrics(at: .large).size
  }

  static func category(atGrowth growth: CGFloat) -> UIContentSizeCategory {
    UIContentSizeCategory.allCases.last { self.growth(at: $0) <= growth + 1e-6 } ?? .extraSmall
  }

  /// Returns the size and leading in points at the traits' text size, or at the current one if the traits leave it
  /// unspecified. Between two of the twelve sizes they are interpolated linearly by the body font's size.
  package func metrics(compatibleWith traits: UITraitCollection?) -> (size: CGFloat, leading: CGFloat) {
    let isSpecified = traits.map { $0.preferredContentSizeCategory != .unspecified } ?? false
    let values = (isSpecified ? traits : nil)?.values ?? UITraitCollection.current.values
    let category = values.preferredContentSizeCategory
    let here = metrics(at: category)
    guard let growth = values.textGrowth, category.index + 1 < UIContentSizeCategory.allCases.count else { return here }
    let next = UIContentSizeCategory.allCases[category.index + 1]
    let (start, end) = (Self.growth(at: category), Self.growth(at: next))
    let share = min(max((growth - start) / (end - start), 0), 1)
    let beyond = metrics(at: next)
    return (here.size + share * (beyond.size - here.size), here.leading + share * (beyond.leading - here.leading))
  }
}
