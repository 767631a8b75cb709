import Arguments

/// The verbs that look at layouts one by one.
extension ArgumentTable {
  private static let explained = ArgumentVerb.Operands(
    "PREVIEW VIEW[.ATTRIBUTE]",
    "A preview by name, which may be left out where there is only one; then views or guides by name or path, each with an "
      + "attribute of a constraint. Without one: left, top, width and height.",
    isRequired: true)

  static let explainedFiles = ArgumentVerb.Operands(
    "[FILE] PREVIEW VIEW[.ATTRIBUTE]",
    explained.help + " A Swift file, a storyboard or a xib before them is the catalog that is meant.", isRequired: true)

  static let explain = ArgumentVerb(
    "explain", "Tells why attributes of views have their values", operands: explained,
    groups: [.variants, .resources, .running, .reporting],
    examples: [
      .init("'Profile card' follow.width", "Which constraints make it as wide as it is, and what each contributes."),
      .init("'Profile card' name.firstBaseline --rtl --text-size all", "Where the answer is the same is said."),
    ])

  static let sweep = ArgumentVerb(
    "sweep", "Finds the width, height or text size at which something breaks", operands: patterns,
    groups: [
      .variants,
      .init(
        "Sweeping (320...1024 wide and text from 1...3.1 where none of these is given)",
        SweepRange.Axis.allCases.map { Options.range($0).row } + [
          Options.step.row,
          Options.out.row("Folder for pictures of the layouts on both sides of where something breaks."),
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("'Profile card' --width 320...430", "From the narrowest phone to the widest."),
      .init("--text 1...3.1 --locale all --out out", "Where each language runs out of room, with pictures."),
    ])

  static let trace = ArgumentVerb(
    "trace", "Shows the view tree with frames, and who is ambiguous", operands: patterns,
    groups: [.variants, .resources, .running, .reporting],
    examples: [.init("'Profile card' --rtl", "The marks are those of UIKit's _autolayoutTrace.")])

  static let tracedDocuments = ArgumentVerb.OptionGroup(
    "One document by itself (with --as-saved or --json too)",
    [Options.insets.row])
}
