import AutoLayout

/// A part of a label: `≥` on a filled badge, or on an outlined one if the constraint has slack, `8` as plain text, `@750`
/// fainter.
struct LabelPart: Hashable {
  enum Style: Hashable {
    case badge, openBadge, plain, faint

    var isBadge: Bool { self == .badge || self == .openBadge }
  }
  var text: String
  var style: Style

  static func badge(_ text: String) -> LabelPart { LabelPart(text: text, style: .badge) }
  static func openBadge(_ text: String) -> LabelPart { LabelPart(text: text, style: .openBadge) }
  static func plain(_ text: String) -> LabelPart { LabelPart(text: text, style: .plain) }
  static func faint(_ text: String) -> LabelPart { LabelPart(text: text, style: .faint) }
}
