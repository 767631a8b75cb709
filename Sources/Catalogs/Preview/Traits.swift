public import AutoLayout

/// What a preview's closure is given: size classes, direction, text size, appearance, scale, language.
public typealias Traits = UITraitCollection
