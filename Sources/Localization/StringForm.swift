/// A text, or several of which the circumstances choose one.

/// A text, or several texts for different numbers, devices or widths.
indirect enum StringForm: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: StringForm])
  /// Texts by Xcode's names for devices: `iphone`, `ipad`, `mac`…, `other`.
  case device([String: StringForm])
  /// Texts by the width in characters that they are written for, narrowest first.
  case width([Int: StringForm])

  /// All texts of the form, in no particular order.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms.values.flatMap(\.texts)
    case .device(let forms): forms.values.flatMap(\.texts)
    case .width(let forms): forms.values.flatMap(\.texts)
    }
  }
}
