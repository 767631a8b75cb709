public import LPAutoLayout

/// A trait by its type, as registrations name it.
public protocol UITraitDefinition {
  /// Returns whether the trait has another value in another collection.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Returns `false`: an app's own traits have no values here.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}
/// The class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}
/// The class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}
/// The pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}
/// Whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.legibilityWeight != second.legibilityWeight
  }
}

extension UITraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
  /// The traits that images of asset catalogs depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
  }
}
