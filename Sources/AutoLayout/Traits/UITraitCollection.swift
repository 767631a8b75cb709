public import Foundation

/// Raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Codable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Codable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Codable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Codable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
}

/// Raw values are UIKit's.
public enum UILegibilityWeight: Int, Codable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The twelve Dynamic Type sizes, smallest first.
public enum UIContentSizeCategory: String, CaseIterable, Comparable, Codable, Sendable {
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// 0 for extra small … 11 for the fifth accessibility size.
  public var index: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool { lhs.index < rhs.index }
}

/// What a view may know of its surroundings.
public struct UITraitCollection: Hashable, Codable, Sendable {
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// The appearance: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device: phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The Bold Text setting.
  public var legibilityWeight: UILegibilityWeight
  /// Pixels per point.
  public var displayScale: CGFloat
  /// BCP 47.
  public var localeIdentifier: String
  /// The body font's size as a multiple of that at Large, where it lies between two text sizes; `nil` elsewhere.
  package var textGrowth: CGFloat?

  /// Makes traits.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceStyle: UIUserInterfaceStyle = .light,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone, legibilityWeight: UILegibilityWeight = .regular,
    displayScale: CGFloat = 2, localeIdentifier: String = "en"
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
    self.localeIdentifier = localeIdentifier
  }
}
