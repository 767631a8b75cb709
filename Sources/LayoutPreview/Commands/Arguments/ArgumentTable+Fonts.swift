import AutoLayout
import Drawing

// The verbs that need no catalog: they are about text and the fonts it is set in.
extension ArgumentTable {
  static let measure = ArgumentVerb(
    "measure", "Measures a text as a label on a device shows it: width, height, lines, baselines",
    operands: .init("TEXT", "What to measure; after -- where it begins with a hyphen.", isRequired: true),
    groups: [
      .init(
        "Font",
        [
          .init(
            "style", nil, .choice(TextStyle.allCases.map(\.rawValue)), "Text style, which grows with the text size"),
          .init(
            "size", nil, .number("PT", 0.01...10_000),
            "Points, whatever the text size; with --style, points that grow as that style does; body otherwise."),
          .init("weight", nil, .choice(UIFont.Weight.named.map(\.word)), "Weight; the style's otherwise"),
          .init("text-size", nil, .value("WHICH"), "xSmall to xxxLarge, accessibility1 to accessibility5."),
          .init("legibility", nil, .choice(["regular", "bold"]), "The Bold Text setting"),
          .init("italic", nil, .flag, "Slanted."),
          .init("monospaced", nil, .flag, "The system's monospaced face."),
          .init("family", nil, .value("NAME"), "A family of the fonts that --fonts names, instead of the system face."),
        ]),
      .init(
        "Label",
        [
          .init("width", nil, .number("PT", 0...1_000_000), "Points at which lines are wrapped; no limit otherwise."),
          .init("lines", nil, .integer("N", 0...1_000_000), "At most so many lines; 0, the default, for all."),
          .init("truncate", nil, .choice(["head", "middle", "tail"]), "Where the last line is cut; tail otherwise"),
          .init("scale", nil, .integer("N", 1...3), "Pixels per point, to which sizes are rounded up; 3 otherwise."),
          .init("locale", nil, .value("TAG"), "Language of the text, as in ar; en otherwise."),
          .init("direction", nil, .choice(["ltr", "rtl"]), "Of the interface; that of the language otherwise"),
        ]),
      .fonts, .reporting,
    ],
    examples: [
      .init("'Settings' --style headline --text-size ax3 --width 343", "Whether it fits."),
      .init("'Hello UIKit' --size 17 --json", "Points and pixels for a script."),
    ])

  static let doctor = ArgumentVerb(
    "doctor", "Checks fonts, libraries and what goldens were made with, and says what to install",
    groups: [
      .init(
        "Goldens",
        [.init("package-path", nil, .value("DIR"), "Folder that holds goldens/; that of the package here otherwise.")]),
      .init("Fonts", [ArgumentVerb.OptionGroup.fontFolders]), .reporting,
    ],
    examples: [.init("--json", "For a build log.")])
}

extension ArgumentVerb.OptionGroup {
  /// Which fonts text is set in, and whose widths it has.
  static let fonts = ArgumentVerb.OptionGroup("Fonts", [fontFolders, metrics])

  static let fontFolders = ArgumentOption(
    "fonts", nil, .repeated("DIR"), "Folder of fonts that go before the system's; repeatable.")

  static let metrics = ArgumentOption(
    "metrics", nil, .choice(TextMetrics.allCases.map(\.rawValue)),
    "Widths of the system face: as measured on iOS, or the font files' own; ios otherwise")
}

extension UIFont.Weight {
  /// UIKit's, lightest first.
  static let named: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// In any case.
  init?(word: String) {
    guard let known = Self.named.first(where: { $0.word == word.lowercased() }) else { return nil }
    self = known.weight
  }

  var word: String {
    Self.named.first { $0.weight == self }?.word ?? "\(rawValue)"
  }
}
