public import LPLayoutModel

/// The traits that a preview's closure receives: size classes, direction, text size, appearance, scale, language.
public typealias Traits = UITraitCollection
