import LPLayoutModel

/// A part of a label: `≥` on a filled badge, `8` as plain text, `@750` fainter.
struct LabelPart: Hashable {
  enum Style: Hashable {
    case badge, plain, faint
  }
  var text: String
  var style: Style

  static func badge(_ text: String) -> LabelPart { LabelPart(text: text, style: .badge) }
  static func plain(_ text: String) -> LabelPart { LabelPart(text: text, style: .plain) }
  static func faint(_ text: String) -> LabelPart { LabelPart(text: text, style: .faint) }
}
