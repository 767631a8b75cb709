import AutoLayout
import Arguments

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
            "style", nil, .choice(UIFont.TextStyle.allCases.map(\.rawValue)),
            "Text style, which grows with the text size"),
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
          Options.labelWidth.row, Options.lines.row, Options.truncate.row, Options.scale.row, Options.locale.row,
          Options.direction.row,
        ]),
      .fonts, .reporting,
    ],
    examples: [
      .init("'Settings' --style headline --text-size ax3 --width 343", "Whether it fits."),
      .init("'Hello UIKit' --size 17 --json", "Points and pixels for a script."),
    ])

  static let doctor = ArgumentVerb(
    "doctor", "Checks fonts, libraries and what goldens were made with, and reports what to install",
    groups: [
      .init(
        "Goldens",
        [Options.packagePath.row("Folder that holds goldens/; that of the package here otherwise.")]),
      .init("Fonts", [Options.fonts.row]), .reporting,
    ],
    examples: [.init("--json", "For a build log.")])
}

extension ArgumentVerb.OptionGroup {
  /// Which fonts text is set in, and whose widths it has.
  static let fonts = ArgumentVerb.OptionGroup("Fonts", [Options.fonts.row, Options.metrics.row])
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
