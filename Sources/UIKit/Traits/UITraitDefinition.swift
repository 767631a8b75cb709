/// A trait by its type, as registrations name it.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// Whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition {}
