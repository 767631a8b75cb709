/// A location or size of an item that constraints relate: `NSLayoutConstraint.Attribute`, with UIKit's raw values.
public enum LayoutAttribute: Int, Codable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The older name of `lastBaseline`.
  public static let baseline = LayoutAttribute.lastBaseline
}

extension LayoutAttribute {
  /// The name in equations. (Printing the case uses reflection, which is slow.)
  package var name: String { Self.names[rawValue] }

  /// Makes the attribute with a name as equations show it; fails for any other word.
  package init?(name: some StringProtocol) {
    guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self.init(rawValue: index)
  }

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

  package var axis: LayoutAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute is leading or trailing, margins included.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right, margins included.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns left and right for leading and trailing.
  package func physical(_ direction: UIUserInterfaceLayoutDirection) -> LayoutAttribute {
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
