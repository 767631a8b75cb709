import LPSupport
import LPOperations
import LPArguments

/// The table of verbs. Parsing, help, dispatch and the operations of workers follow from its rows.
extension Verb {
  /// All verbs, in the order of the help.
  package static let all = rows.map { $0.make() }

  /// The rows by their names; each is made when it is first needed.
  static let rows: [(name: String, make: @Sendable () -> Verb)] = [
    ("list", { list }), ("render", { render }), ("test", { test }), ("diff", { diff }), ("record", { record }),
    ("review", { review }),
    ("lint", { lint }), ("sweep", { sweep }), ("coverage", { coverage }), ("explain", { explain }),
    ("suggest", { suggest }), ("trace", { trace }), ("merge", { merge }), ("measure", { measure }),
    ("doctor", { doctor }), ("names", { names }), ("import", { importing }), ("uikit", { preparing }),
    ("adopt", { adopting }),
    ("compare", { compare }), ("conflict", { conflict }), ("completion", { completion }), ("init", { starting }),
    ("mcp", { agents }), ("lsp", { editing }), ("watch", { watching }),
  ]

  // MARK: Rows

  static let list = Verb(
    "list", "Lists the previews and the variants that the options select", operands: patterns,
    groups: [.variants, .resources, .reporting],
    examples: [.init("--locale all --matrix pairwise", "Lists a few variants that cover every pair of values.")],
    operation: ListOperation.self, report: ListReport.self, run: .onCatalog { try ListCommand($0).run() })

  static let render = Verb(
    "render", "Draws previews: pictures, layout text, layout JSON, an HTML page", operands: patterns,
    groups: [
      .variants,
      .init(
        "Drawing",
        [
          Options.annotate.row, Options.focus.row, Options.notes.row, Options.chrome.row, Options.formats.row,
          Options.filmstrip.row, Options.beside.row, Options.out.row,
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("--rtl --size compact --out out", "Draws every preview on a phone, from right to left."),
      .init(
        "'Profile*' --device all --annotate constraints", "Draws some previews on every screen, with their constraints."
      ),
    ],
    operation: RenderOperation.self, report: RenderReport.self,
    run: .onCatalog(work: { try RenderCommand($0).work(by: $1) }) { try RenderCommand($0).run() })

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
      .init("--shard 1/3 --report json", "Does a third of the work, for CI."),
      .init("--report html,junit,github", "Writes a page for people, XML for a dashboard and annotations for GitHub."),
    ],
    operation: GoldenOperation.self, run: .onCatalog { try TestCommand($0).run() })

  static let diff = Verb(
    "diff", "Compares previews with how another commit shows them; needs no goldens", operands: patterns,
    groups: [
      .variants,
      .init("Comparing", [Options.packagePath.row, Options.forcesPixels.row]), .resources, .running, .reports,
      .reporting,
    ],
    examples: [
      .init("", "Shows what the uncommitted changes do."),
      .init("main", "Shows what this branch and the working tree change since they left main."),
      .init("v1.0..v1.1 Card.swift", "Compares two commits of a single file."),
      .init("main --report comment,html", "Writes a comment for the pull request, and a page."),
    ],
    operation: GoldenOperation.self, isToolOnly: true,
    toolOperands: .init(
      "BASE[..HEAD]|PREVIEW|FILE",
      "A commit, or two. Default: the last commit, and the working tree. Then "
        + patternsAndFiles.help.prefix(1).lowercased()
        + patternsAndFiles.help.dropFirst()),
    toolRun: .onCommits, run: .onCatalog { try DiffCommand($0).run() })

  static let record = Verb(
    "record", "Writes goldens that are missing or differ", operands: patterns,
    groups: [
      .variants,
      .init(
        "Recording",
        [
          Options.packagePath.row, Options.record.row, Options.recordsAll.row, Options.prune.row,
          Options.updatesFonts.row, Options.upgradesGoldens.row,
        ]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [.init("'Profile card'", "Records an intended change.")],
    operation: GoldenOperation.self, run: .onCatalog { try RecordCommand($0).run() })

  static let review = Verb(
    "review", "Accepts or rejects what test found, golden by golden", operands: patterns,
    groups: [
      .init(
        "Deciding (by keys on a terminal, without these options)",
        [
          Options.accept.row, Options.reject.row, Options.decisions.row, Options.variants.row, Options.packagePath.row,
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("", "Shows one golden after the other and reads keys."),
      .init("--from accept.json", "Carries out the decisions made in a report, for example from CI."),
    ],
    report: ReviewReport.self, run: .onCatalog { try ReviewCommand.run($0) })

  static let lint = Verb(
    "lint", "Finds layout problems in all variants", operands: patterns,
    groups: [
      .variants,
      .init(
        "Checking",
        [
          Options.rules.row, Options.ignoredRules.row, Options.baseline.row, Options.updatesBaseline.row,
          Options.strict.row, Options.severity.row,
          Options.out.row("Folder for pictures with marks at the findings."),
        ]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [
      .init("--direction all --text-size large,accessibility5", "Checks both directions and large text."),
      .init("Main.storyboard --device 'iPhone SE,iPhone 15'", "Checks a storyboard's scenes on two phones."),
      .init("Main.storyboard --fix", "Repairs what has one certain repair, and reports the rest."),
    ],
    operation: LintOperation.self, toolGroups: [.init("Repairing", [Options.fixes.row]), .building],
    toolRun: .onDocuments, run: .onCatalog { try LintCommand($0).run() })

  static let sweep = Verb(
    "sweep", "Finds the width, height or text size at which something breaks", operands: patterns,
    groups: [
      .variants,
      .init(
        "Sweeping (by default, widths 320...1024 and text 1...3.1)",
        SweepRange.Axis.allCases.map { Options.range($0).row } + [
          Options.step.row,
          Options.out.row("Folder for pictures of the layouts on both sides of each break."),
        ]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("'Profile card' --width 320...430", "Sweeps from the narrowest phone to the widest."),
      .init("--text 1...3.1 --locale all --out out", "Finds and draws where each language runs out of room."),
    ],
    operation: SweepOperation.self, report: SweepReport.self, run: .onCatalog { try SweepCommand($0).run() })

  static let coverage = Verb(
    "coverage", "Counts the variants in which each constraint binds, has slack, is broken or is redundant",
    operands: patterns,
    groups: [
      .variants,
      .init("Counting", [Options.out.row("Folder for a page for each catalog, with the counts beside the source.")]),
      .resources, .running, .reporting,
    ],
    examples: [
      .init("--device phones --text-size all --out out", "Shows which constraints are never needed on phones.")
    ],
    operation: CoverageOperation.self, report: CoverageReport.self, run: .onCatalog { try CoverageCommand($0).run() })

  static let suggest = Verb(
    "suggest", "Suggests the constraints without which views are ambiguous", operands: patterns,
    groups: [.variants, .init("Suggesting", [Options.reset.row]), .resources, .running, .reporting],
    examples: [
      .init("'Profile card' --device phones", "Prints what is missing on any phone, as lines for the source."),
      .init("Main.storyboard --reset", "Infers all constraints of each scene from its frames."),
      .init("'Profile card' --apply", "Writes what is missing into the source."),
      .init("Main.storyboard --update --apply", "Sets constants so that the layout is the canvas'."),
      .init("Main.storyboard --clear --of title", "Lists the constraints of a view, to be removed with --apply."),
    ],
    operation: SuggestOperation.self, report: SuggestReport.self,
    toolGroups: [
      .init(
        "Constraints of documents",
        [Options.updatesConstants.row, Options.clearsConstraints.row, Options.clearedViews.row]),
      .init("Writing", [Options.appliesSuggestions.row]), .building,
    ],
    toolRun: .onSuggestions, run: .onCatalog { try SuggestCommand($0).run() })

  static let explain = Verb(
    "explain", "Explains why attributes of views have their values", operands: explained,
    groups: [.variants, .init("Explaining", [Options.explainsConflicts.row]), .resources, .running, .reporting],
    examples: [
      .init("'Profile card' follow.width", "Shows which constraints determine the width, and what each contributes."),
      .init(
        "'Profile card' name.firstBaseline --rtl --text-size all", "Prints equal answers once, with their variants."),
      .init("--conflict 'Profile card' --device phones", "Shows what resolves each conflict on every phone."),
      .init("App/ --view ProfileCard", "Says what is left out of an app's view, and what would show more of it."),
    ],
    operation: ExplainOperation.self, report: ExplainReport.self, toolOperands: explainedFiles,
    toolRun: .onAppViews, previewOperands: 1,
    run: .onCatalog { try ExplainCommand($0).run() })

  static let trace = Verb(
    "trace", "Prints the view tree with frames and ambiguous views", operands: patterns,
    groups: [.variants, .init("Tracing", [Options.listsConstraints.row]), .resources, .running, .reporting],
    examples: [
      .init("'Profile card' --rtl", "Uses the marks of UIKit's _autolayoutTrace."),
      .init("'Profile card' --constraints", "Lists each constraint under the view that owns it."),
    ],
    operation: TraceOperation.self, report: TraceReport.self, toolGroups: [.building, tracedDocuments],
    toolRun: .onOneDocument { DocumentTraceCommand.isMeant(by: $0) ? try DocumentTraceCommand($0, $1).run() : nil },
    run: .onCatalog { try TraceCommand($0).run() })

  static let merge = Verb(
    "merge", "Joins the reports of shards into one",
    operands: .init("REPORT|FOLDER", "JSON reports, or folders that contain some.", isRequired: true),
    groups: [.init("Joining", [Options.packagePath.row]), .reports, .reporting],
    examples: [
      .init(
        "shards --report html,junit", "Joins every report.json below a folder into a page and a file for a dashboard.")
    ], run: .alone { try MergeCommand($0, $1, name: $2).run() })

  static let measure = Verb(
    "measure", "Measures a text as a label on a device shows it: width, height, lines, baselines",
    operands: .init("TEXT", "Text to measure; put -- before it if it begins with a hyphen.", isRequired: true),
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
      .init("'Settings' --style headline --text-size ax3 --width 343", "Shows whether the text fits."),
      .init("'Hello UIKit' --size 17 --json", "Prints points and pixels for a script."),
    ], run: .alone { try MeasureCommand($0, $1, name: $2).run() })

  static let doctor = Verb(
    "doctor", "Checks fonts, libraries and what goldens were recorded with, and reports what to install",
    groups: [
      .init(
        "Goldens", [Options.packagePath.row("Folder that contains goldens/. Default: the current package's.")]),
      .init("Fonts", [Options.fonts.row]), .reporting,
    ],
    examples: [.init("--json", "Prints the report for a build log.")],
    run: .alone { try DoctorCommand($0, $1, name: $2).run() })

  static let names = Verb(
    "names", "Writes the names of views beside an executable, for machines without its sources",
    operands: .init("FILE", "A Swift file that is a catalog by itself. Default: the package's catalogs."),
    groups: [
      .init(
        "Executables",
        [
          Options.executables.row, Options.packagePath.row("Package to build. Default: the current folder's."),
          Options.catalogs.row, Options.configuration.row, Options.verbose.row,
        ]), .reporting,
    ],
    examples: [
      .init("--catalog Gallery", "Writes .build/release/Gallery.names; copy both to where the goldens are tested."),
      .init("--executable bazel-bin/app/Gallery", "The same for an executable that another tool built."),
    ],
    isToolOnly: true, toolRun: .onExecutables,
    run: .alone { _, _, name in throw CommandFailure("\(name) has no names", remedy: "Run 'preview names'.") })

  static let importing = Verb(
    "import", "Writes an Interface Builder document as a catalog in Swift",
    operands: .init("FILE", "A .storyboard or .xib document.", isRequired: true),
    groups: [
      .init(
        "Importing",
        [
          Options.out.row(
            "File to write, or '-' for standard output. Default: the catalog's name.", placeholder: "FILE"),
          Options.typeName.row, Options.force.row,
        ]),
      .reporting,
    ],
    examples: [
      .init("Main.storyboard --out Main.swift", "Turns each scene into a preview with the same frames.")
    ],
    isToolOnly: true, run: .alone { command, console, _ in try ImportCommand(command, console).run() })

  static let preparing = Verb(
    "uikit", "Writes copies of an app's sources that compile without Objective-C",
    operands: .init("prepare DIR", "A folder of Swift sources that import UIKit.", isRequired: true),
    groups: [
      .init("Preparing", [Options.out.row("Folder for the copies, outside of the sources.")]), .reporting,
    ],
    examples: [
      .init(
        "prepare App/Sources --out Prepared",
        "Replaces @objc, outlets, #selector and the like by what compiles on Linux; line numbers stay the same.")
    ],
    isToolOnly: true, toolRun: .onAppSources,
    run: .alone { _, _, name in throw CommandFailure("\(name) has no uikit", remedy: "Run 'preview uikit prepare'.") })

  static let adopting = Verb(
    "adopt", "Brings a suite of snapshot tests to Linux, and says what compiles, runs and agrees",
    operands: .init("DIR", "The folder of a package or an app, with its tests.", isRequired: true),
    groups: [
      .init(
        "Adopting",
        [
          Options.out.row("Folder of the package to write, outside of the sources or in a folder of its own."),
          Options.suiteTests.row, Options.suiteSources.row, Options.skipsTrial.row,
        ]),
      .init("Reporting", [Options.verbose.row] + ArgumentVerb.OptionGroup.reporting.options),
    ],
    examples: [
      .init("App --out Linux", "Writes a package with copies of the sources and tests, compiles and runs it."),
      .init("App --out Linux --sources ../Checkouts", "Also looks for the modules that the app imports in Checkouts."),
    ],
    isToolOnly: true, toolRun: .onSuites,
    run: .alone { _, _, name in throw CommandFailure("\(name) has no adopt", remedy: "Run 'preview adopt'.") })

  static let compare = Verb(
    "compare", "Compares two PNG files pixel by pixel",
    operands: .init("EXPECTED.png ACTUAL.png", "Two PNG files.", isRequired: true),
    groups: [
      .init(
        "Comparing",
        [
          Options.out.row(
            "File for a picture of both and of their difference, if they differ.", placeholder: "FILE"),
          Options.distance.row, Options.ignoresAntialiasing.row, Options.allowedPixels.row,
        ]),
      .reporting,
    ],
    examples: [
      .init("expected.png actual.png --out diff.png", "Prints how many pixels differ, where, and by how much.")
    ],
    isToolOnly: true, toolRun: .onFiles,
    run: .alone { command, console, _ in try CompareCommand(command, console).run() })

  static let conflict = Verb(
    "conflict", "Explains a console log of constraints that contradict each other, or of ambiguous views",
    operands: .init("FILE", "A text with one or more logs, '-' for standard input. Default: standard input."),
    groups: [
      .init(
        "Explaining",
        [Options.out.row("PNG or SVG file for a picture of the views in conflict.", placeholder: "FILE")]),
      .reporting,
    ],
    examples: [
      .init("log.txt", "Prints which constraints contradict each other, and what resolves that."),
      .init("- --out conflict.svg < log.txt", "Draws the views, too."),
    ],
    isToolOnly: true, toolRun: .onFiles,
    run: .alone { command, console, _ in try ConflictCommand(command, console).run() })

  static let completion = Verb(
    "completion", "Prints the completion script of a shell, or the manual page",
    operands: .init("bash|zsh|fish|man", "'make install' puts them where shells and man look.", isRequired: true),
    groups: [.reporting],
    examples: [.init("bash", "For 'source <(preview completion bash)' in ~/.bashrc.")],
    isToolOnly: true,
    run: .alone { command, console, _ in
      try CompletionCommand(command, table(command: "preview", isTool: true), console).run()
    })

  static let starting = Verb(
    "init", "Starts a package with a catalog, goldens and tests, or adds a catalog to a folder that has files",
    operands: .init("NAME", "Folder to create. Default: the current folder."),
    groups: [.init("Starting", [Options.engine.row, Options.skipsRecording.row]), .reporting],
    examples: [
      .init("Demo", "A package in Demo/ whose tests pass."),
      .init("Demo --ci github", "With a workflow that compares goldens on pull requests."),
    ],
    isToolOnly: true, run: .alone { command, console, _ in try InitCommand(command, console).run() })

  static let agents = Verb(
    "mcp", "Serves previews to agents over standard input and output (Model Context Protocol)",
    groups: [
      .init("Serving", [Options.allowsWrites.row]),
      .init(
        "Building",
        [
          Options.packagePath.row("Package to build. Default: the current folder's."), Options.catalogs.row,
          Options.configuration.row, Options.executables.row,
        ]),
      .init("Help", [Options.help.row]),
    ],
    examples: [
      .init("", "A client starts it in the package's folder; see docs/agents.md."),
      .init("--allow-writes", "Offers the tool that records goldens too."),
    ],
    isToolOnly: true, toolRun: .onRequests,
    run: .alone { _, _, name in throw CommandFailure("\(name) has no mcp", remedy: "Run 'preview mcp'.") })

  static let editing = Verb(
    "lsp", "Serves previews to editors over standard input and output (Language Server Protocol)", operands: nil,
    groups: [
      .variants,
      .init(
        "Checking", [Options.rules.row, Options.ignoredRules.row, Options.baseline.row, Options.severity.row]),
      .init("Serving", [Options.polls.row]), .resources, .init("Running", [Options.timeout.row]),
      .init("Help", [Options.help.row]),
    ],
    examples: [
      .init("", "An editor starts it in the package's folder; see docs/editors.md."),
      .init(
        "--direction all --text-size large,accessibility5", "Also lays out from right to left and with large text."),
    ],
    operation: SourceReadingsOperation.self, isToolOnly: true,
    toolOperands: .init(
      "FILE", "Swift files that are catalogs. Default: the catalogs of the editor's folder."),
    toolRun: .onEditors, run: .onCatalog { try LiveCommand.run($0) })

  static let watching = Verb(
    "watch", "Serves a page that shows previews as their sources are written", operands: nil,
    groups: [
      .init("Serving", [Options.port.row, Options.opens.row, Options.polls.row, Options.editor.row]),
      .axes, .resources, .init("Running", [Options.timeout.row]), .init("Help", [Options.help.row]),
    ],
    examples: [
      .init("", "Follows the catalogs of the current folder's package."),
      .init("Card.swift Main.storyboard --port 4321", "Follows files, at an address that stays the same."),
      .init("--locale all --direction all", "Begins with every language in both directions."),
    ],
    operation: LiveOperation.self, isToolOnly: true,
    toolOperands: .init(
      "PATH",
      "Swift files that are catalogs, storyboards, xibs, or folders of documents. Default: the current folder's package."
    ),
    toolRun: .onSources, run: .onCatalog { try LiveCommand.run($0) })

  // MARK: Operands

  private static let patterns = ArgumentVerb.Operands(
    "NAME-PATTERN", "Previews by name, in any case; '*' matches any characters. Default: all previews.")

  static let patternsAndFiles = ArgumentVerb.Operands(
    "NAME-PATTERN|FILE",
    patterns.help + " A Swift file is a catalog without a package, and so is a storyboard or a xib, whose "
      + "scenes are the previews. A folder, with a slash at its end, stands for all documents below it, and for the "
      + "#Preview blocks of its Swift sources.")

  private static let explained = ArgumentVerb.Operands(
    "PREVIEW VIEW[.ATTRIBUTE]",
    "A preview by name, optional if there is only one; then views or guides by name or path, each with an "
      + "attribute of a constraint. Default: left, top, width and height.",
    isRequired: true, optionalWith: Options.explainsConflicts.row.name)

  private static let explainedFiles = ArgumentVerb.Operands(
    "[FILE] PREVIEW VIEW[.ATTRIBUTE]",
    explained.help + " A Swift file, a storyboard or a xib before them selects the catalog.", isRequired: true,
    optionalWith: Options.explainsConflicts.row.name)

  private static let tracedDocuments = ArgumentVerb.OptionGroup(
    "A single document (also with --as-saved or --json)", [Options.insets.row])
}
