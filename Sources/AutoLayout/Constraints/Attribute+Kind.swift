extension NSLayoutConstraint.Attribute {
  /// As equations spell it. (Printing the case goes through reflection, which is slow.)
  package var name: String { Self.names[rawValue] }

  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  package enum Kind { case none, size, location }

  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    default: .location
    }
  }

  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Leading and trailing, margins included.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Left and right, margins included.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Leading and trailing as left and right.
  package func physical(_ direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
    let rightToLeft = direction == .rightToLeft
    return switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
