public import Foundation

/// The traits of a view's environment; a collection may leave traits unspecified.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The traits as a value; an unspecified direction becomes left to right.
  package final let values: TraitValues
  /// The direction of the language.
  public final let layoutDirection: UITraitEnvironmentLayoutDirection

  package init(_ values: TraitValues, layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.values = values
    self.layoutDirection = layoutDirection
  }

  package convenience init(_ values: TraitValues) {
    self.init(values, layoutDirection: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Makes a collection of the given traits; a display scale of 0 and an empty identifier are unspecified.
  public convenience init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    legibilityWeight: UILegibilityWeight = .unspecified, displayScale: CGFloat = 0, localeIdentifier: String = ""
  ) {
    let values = TraitValues(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceStyle: userInterfaceStyle,
      userInterfaceIdiom: userInterfaceIdiom, legibilityWeight: legibilityWeight, displayScale: displayScale,
      localeIdentifier: localeIdentifier)
    self.init(values, layoutDirection: layoutDirection)
  }

  /// Makes a collection without any specified trait.
  public convenience override init() { self.init(displayScale: 0) }

  /// Makes a collection with the traits of all collections; of two that specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var (values, direction) = (UITraitCollection().values, UITraitEnvironmentLayoutDirection.unspecified)
    for collection in traitCollections {
      values.adopt(collection.values)
      guard collection.layoutDirection != .unspecified else { continue }
      (values.layoutDirection, direction) = (collection.values.layoutDirection, collection.layoutDirection)
    }
    self.init(values, layoutDirection: direction)
  }

  /// The size class of the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The size class of the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the user has text set in bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The language (BCP 47); empty if unspecified.
  open var localeIdentifier: String { values.localeIdentifier }

  /// Returns whether this collection has all traits that the other one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { UITraitCollection(traitsFrom: [self, $0]) == self } ?? true
  }

  /// Returns whether colours that depend on the appearance may look different with the other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || (layoutDirection == other.layoutDirection && values == other.values)
  }

  open override var hash: Int { values.hashValue }
  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension TraitValues {
  /// Adopts every trait of the other values except the direction.
  fileprivate mutating func adopt(_ other: TraitValues) {
    func adopt<Trait: Equatable>(_ path: WritableKeyPath<TraitValues, Trait>, unless unspecified: Trait) {
      if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
    }
    adopt(\.horizontalSizeClass, unless: .unspecified)
    adopt(\.verticalSizeClass, unless: .unspecified)
    adopt(\.preferredContentSizeCategory, unless: .unspecified)
    adopt(\.userInterfaceStyle, unless: .unspecified)
    adopt(\.userInterfaceIdiom, unless: .unspecified)
    adopt(\.legibilityWeight, unless: .unspecified)
    adopt(\.displayScale, unless: 0)
    adopt(\.localeIdentifier, unless: "")
    adopt(\.textGrowth, unless: nil)
  }
}
