import Operations
import Arguments

/// The table of verbs. Parsing, help, dispatch and what workers can be asked for follow from its rows.
extension Verb {
  /// In the order of the help.
  package static let all = [
    list, render, test, record, review, lint, sweep, explain, trace, merge, measure, doctor, importing, compare,
  ]

  // MARK: Rows

  static let list = Verb(
    "list", "Lists the previews and the variants that the options select", operands: patterns,
    groups: [.variants, .resources, .reporting],
    examples: [.init("--locale all --matrix pairwise", "Which variants cover every pair of values.")],
    operation: ListOperation.self, report: ListReport.self, run: .onCatalog { try ListCommand($0).run() })

  static let render = Verb(
    "render", "Draws previews: pictures, layout text, layout JSON, one HTML page", operands: patterns,
    groups: [
      .variants,
      .init(
        "Drawing",
        [
          Options.annotate.row, Options.focus.row, Options.notes.row, Options.formats.row, Options.filmstrip.row,
          Options.beside.row, Options.out.row,
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("--rtl --size compact --out out", "Every preview on a phone, from right to left."),
      .init(
        "'Profile*' --device all --annotate constraints", "A few previews on every screen, with their constraints."),
    ],
    operation: RenderOperation.self, report: RenderReport.self, run: .onCatalog { try RenderCommand($0).run() })

  static let test = Verb(
    "test", "Compares previews with their goldens; never writes one", operands: patterns,
    groups: [
      .variants,
      .init(
        "Comparing",
        [
          Options.packagePath.row, Options.forcesPixels.row, Options.sample.row, Options.sampleSeed.row,
          Options.onlyAffected.row,
        ]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [
      .init("--shard 1/3 --report json", "A third of the work, for CI."),
      .init("--report html,junit,github", "A page to look at, XML for a dashboard, annotations for GitHub."),
    ],
    operation: GoldenOperation.self, run: .onCatalog { try TestCommand($0).run() })

  static let record = Verb(
    "record", "Writes goldens that are missing or differ, and only those", operands: patterns,
    groups: [
      .variants,
      .init("Recording", [Options.packagePath.row, Options.record.row, Options.recordsAll.row, Options.prune.row]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [.init("'Profile card'", "After a change that was meant.")],
    operation: GoldenOperation.self, run: .onCatalog { try RecordCommand($0).run() })

  static let review = Verb(
    "review", "Accepts or rejects what test found, golden by golden", operands: patterns,
    groups: [
      .init(
        "Deciding (by keys on a terminal, where none of these is given)",
        [
          Options.accept.row, Options.reject.row, Options.decisions.row, Options.variants.row, Options.packagePath.row,
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("", "One after the other, with keys."),
      .init("--from accept.json", "What was decided in a report, also one from CI."),
    ],
    report: ReviewReport.self, run: .onCatalog { try ReviewCommand.run($0) })

  static let lint = Verb(
    "lint", "Finds layout problems over all variants", operands: patterns,
    groups: [
      .variants,
      .init(
        "Checking",
        [
          Options.rules.row, Options.ignoredRules.row, Options.strict.row, Options.severity.row,
          Options.out.row("Draws what was found, with marks, into a folder."),
        ]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [
      .init("--direction all --text-size large,accessibility5", "Both directions, and text that grows."),
      .init("Main.storyboard --device 'iPhone SE,iPhone 15'", "A storyboard's scenes on two phones."),
    ],
    operation: LintOperation.self, toolRun: .onDocuments, run: .onCatalog { try LintCommand($0).run() })

  static let sweep = Verb(
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
    ],
    operation: SweepOperation.self, report: SweepReport.self, run: .onCatalog { try SweepCommand($0).run() })

  static let explain = Verb(
    "explain", "Tells why attributes of views have their values", operands: explained,
    groups: [.variants, .resources, .running, .reporting],
    examples: [
      .init("'Profile card' follow.width", "Which constraints make it as wide as it is, and what each contributes."),
      .init("'Profile card' name.firstBaseline --rtl --text-size all", "Where the answer is the same is said."),
    ],
    operation: ExplainOperation.self, report: ExplainReport.self, toolOperands: explainedFiles,
    previewOperands: 1,
    run: .onCatalog { try ExplainCommand($0).run() })

  static let trace = Verb(
    "trace", "Shows the view tree with frames, and who is ambiguous", operands: patterns,
    groups: [.variants, .resources, .running, .reporting],
    examples: [.init("'Profile card' --rtl", "The marks are those of UIKit's _autolayoutTrace.")],
    operation: TraceOperation.self, report: TraceReport.self, toolGroups: [.building, tracedDocuments],
    toolRun: .onOneDocument { DocumentTraceCommand.isMeant(by: $0) ? try DocumentTraceCommand($0, $1).run() : nil },
    run: .onCatalog { try TraceCommand($0).run() })

  static let merge = Verb(
    "merge", "Joins the reports of shards into one",
    operands: .init("REPORT|FOLDER", "Reports in JSON, or folders that hold some.", isRequired: true),
    groups: [.init("Joining", [Options.packagePath.row]), .reports, .reporting],
    examples: [
      .init("shards --report html,junit", "Every report.json below a folder, as one page and for a dashboard.")
    ], run: .alone { try MergeCommand($0, $1, name: $2).run() })

  static let measure = Verb(
    "measure", "Measures a text as a label on a device shows it: width, height, lines, baselines",
    operands: .init("TEXT", "What to measure; after -- where it begins with a hyphen.", isRequired: true),
    groups: [
      .init(
        "Font",
        [
          Options.style.row, Options.fontSize.row, Options.weight.row, Options.textSize.row, Options.legibility.row,
          Options.italic.row, Options.monospaced.row, Options.family.row,
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
    ], run: .alone { try MeasureCommand($0, $1, name: $2).run() })

  static let doctor = Verb(
    "doctor", "Checks fonts, libraries and what goldens were made with, and reports what to install",
    groups: [
      .init(
        "Goldens", [Options.packagePath.row("Folder that holds goldens/; that of the package here otherwise.")]),
      .init("Fonts", [Options.fonts.row]), .reporting,
    ],
    examples: [.init("--json", "For a build log.")],
    run: .alone { try DoctorCommand($0, $1, name: $2).run() })

  static let importing = Verb(
    "import", "Writes an Interface Builder document as a catalog in Swift",
    operands: .init("FILE", "A .storyboard or .xib document.", isRequired: true),
    groups: [
      .init(
        "Importing",
        [
          Options.out.row(
            "File to write, '-' for standard output; named after the catalog otherwise.", placeholder: "FILE"),
          Options.typeName.row, Options.force.row,
        ]),
      .reporting,
    ],
    examples: [
      .init("Main.storyboard --out Main.swift", "Each scene becomes a preview that lays out to the same frames.")
    ],
    isToolOnly: true, run: .alone { command, console, _ in try ImportCommand(command, console).run() })

  static let compare = Verb(
    "compare", "Compares two PNG files pixel by pixel",
    operands: .init("EXPECTED.png ACTUAL.png", "Two pictures, of any kinds of PNG.", isRequired: true),
    groups: [
      .init(
        "Comparing",
        [
          Options.out.row(
            "Writes a picture of both and of what differs, where something does.", placeholder: "FILE"),
          Options.distance.row, Options.ignoresAntialiasing.row, Options.allowedPixels.row,
        ]),
      .reporting,
    ],
    examples: [.init("expected.png actual.png --out diff.png", "How many pixels differ, where, and by how much.")],
    isToolOnly: true, toolRun: .onFiles,
    run: .alone { command, console, _ in try CompareCommand(command, console).run() })

  // MARK: Operands

  private static let patterns = ArgumentVerb.Operands(
    "NAME-PATTERN", "Previews by name, in any case; '*' matches any letters. All previews where none is given.")

  static let patternsAndFiles = ArgumentVerb.Operands(
    "NAME-PATTERN|FILE",
    patterns.help + " A Swift file is a catalog by itself, and needs no package; so is a storyboard or a xib, whose "
      + "scenes are the previews. A folder, written with a slash, means all documents below it.")

  private static let explained = ArgumentVerb.Operands(
    "PREVIEW VIEW[.ATTRIBUTE]",
    "A preview by name, which may be left out where there is only one; then views or guides by name or path, each with an "
      + "attribute of a constraint. Without one: left, top, width and height.",
    isRequired: true)

  private static let explainedFiles = ArgumentVerb.Operands(
    "[FILE] PREVIEW VIEW[.ATTRIBUTE]",
    explained.help + " A Swift file, a storyboard or a xib before them is the catalog that is meant.", isRequired: true)

  private static let tracedDocuments = ArgumentVerb.OptionGroup(
    "One document by itself (with --as-saved or --json too)", [Options.insets.row])
}
