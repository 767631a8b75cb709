/// An attribute of an item, left to right: leading is left.
package enum PrintedAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, centerXWithinMargins, centerYWithinMargins

  package init?(word: String) {
    if let attribute = Self(rawValue: word) {
      self = attribute
    } else if let attribute = Self.synonyms[word] {
      self = attribute
    } else {
      return nil
    }
  }

  private static let synonyms: [String: Self] = [
    "leading": .left, "trailing": .right, "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top,
    "midY": .centerY, "maxY": .bottom, "baseline": .lastBaseline, "leadingMargin": .leftMargin,
    "trailingMargin": .rightMargin, "minXMargin": .leftMargin, "maxXMargin": .rightMargin, "minYMargin": .topMargin,
    "maxYMargin": .bottomMargin, "Width": .width, "Height": .height,
    "contentWidth": .width, "contentHeight": .height,
  ]

  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins: true
    default: false
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  /// The attribute that is in its place when an axis is mirrored.
  var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }
}
