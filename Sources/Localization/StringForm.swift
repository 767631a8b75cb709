/// A text, or several of which the circumstances choose one.

/// A text, or several texts for different numbers, devices or widths.
indirect enum StringForm: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: StringForm])
  /// Texts by Xcode's names for devices: `iphone`, `ipad`, `mac`…, `other`.
  case device([String: StringForm])
  /// Texts by the width in characters that they are written for, narrowest first.
  case width([Int: StringForm])

  /// All texts of the form, in an order that is always the same: a message names the first that is wrong.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.texts)
    case .device(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    case .width(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    }
  }
}
