import LPOperations
package import LPLayoutModel
import LPChecks
import LPDrawing
package import LPSnapshots
import LPVariants
package import LPArguments

/// All options, each declared once.
package enum Options {
  // MARK: Variants

  /// Makes the option of an axis, which the table of axes describes.
  static func axis(_ option: VariantOption) -> Option<[String]> { .list(option.name, option.help) }

  static let isRightToLeft = Option.flag(
    "rtl", "Lays out from right to left in every language; the same as --direction rtl.")
  static let matrix = Option.text(
    "matrix", "HOW",
    "Combination of axes: product, pairwise (covers every pair of values), each (varies one axis at a time).")
  static let exclusions = Option.repeated(
    "exclude", "CONDITION", "Condition that excludes variants, such as 'regular & landscape'; repeatable.")
  static let variants = Option.list("variant", "Variants by the names that 'list' shows, instead of the options above.")

  // MARK: Resources

  package static let resources = Option.text(
    "resources", "DIR", "Folder of string catalogs and images. Default: Resources beside the source."
  ).about(.host)
  package static let names = Option.text(
    "names", "FILE", "Names of views, written by 'preview names'. Default: the file beside the executable."
  ).about(.host)
  package static let fonts = Option.repeated(
    "fonts", "DIR", "Folder of fonts that take precedence over the system's; repeatable."
  ).about(.host)
  static let metrics = Option.choice(
    "metrics", of: TextMetrics.self,
    "Text widths of the system font, as measured on iOS or from the font files (default: ios)")

  static let fontStore = Option.text(
    "fonts-store", "DIR", "Folder of the fonts that goldens keep, shared by packages. Default: goldens/.fonts."
  ).about(.host)
  static let ignoresSystemFonts = Option.flag(
    "no-system-fonts", "Uses only the fonts of --fonts and of the catalog, and those that goldens keep."
  ).about(.host)

  package static let executables = Option.repeated(
    "executable", "FILE", "Executable of a catalog that was built already, instead of the package's; repeatable."
  ).about(.host)

  package static let allowsWrites = Option.flag(
    "allow-writes", "Also offers tools that write goldens and that repair sources and documents. Default: read-only."
  ).about(.host)

  // MARK: Serving

  package static let port = Option.integer(
    "port", "N", in: 1...65_535, "Port of the page on 127.0.0.1. Default: the port used last, or any free one.")
  package static let opens = Option.flag("open", "Opens the page in the browser.")
  package static let polls = Option.flag(
    "poll", "Looks for changes twice a second, for folders whose changes the system does not report.")
  package static let editor = Option.text(
    "editor", "URL",
    "Address that opens a place in an editor, with {file}, {line} and {column}. Default: vscode://file{file}:{line}:{column}."
  )

  // MARK: Running

  package static let jobs = Option.integer(
    "jobs", letter: "j", "N", in: 1...256, "Number of worker processes. Default: the number of processors."
  ).about(.host)
  package static let timeout = Option.seconds("timeout", "Time limit for each preview in seconds. Default: 30.").about(
    .host)
  static let memory = Option.integer(
    "memory", "MB", in: 64...1_048_576, "Memory that each worker process may use. Default: no limit."
  ).about(.host)
  package static let shard = Option.text("shard", "K/N", "Runs the K-th of N shares of the work.").about(.host)
  static let timings = Option.text("timings", "FILE", "Earlier JSON report, by whose times shares take equally long.")
    .about(.host)

  // MARK: Reports

  package static let reports = Option.choices("report", of: ReportFormat.self, "Reports to write").about(.host)
  package static let reportFolder = Option.text(
    "report-dir", "DIR", "Folder for reports, created if it is missing. Default: .preview/reports."
  ).about(.host)

  // MARK: Reporting

  package static let json = Option.flag("json", "Prints the result as JSON on standard output.").about(.host)
  static let color = Option.choice("color", of: Console.ColorChoice.self, "When to use colours").about(.host)
  package static let quiet = Option.flag("quiet", letter: "q", "Hides the progress bar and what previews print.").about(
    .host)
  static let help = Option.flag("help", letter: "h", "Shows this help.").about(.host)

  // MARK: Drawing

  static let annotate = Option.choices(
    "annotate",
    ["alignment", "frames", "constraints", "baselines", "guides", "names", "sizes", "all", "none"],
    "What to draw over the views"
  ).about(.picture)
  static let focus = Option.text(
    "focus", "NAME", "View by name or path; only its constraints are drawn, and everything else fades."
  ).about(.picture)
  static let notes = Option.choices(
    "notes", RenderOptions.Note.allCases.map(\.rawValue) + ["all", "none"],
    "What to draw outside the screen of an annotated picture (default: all)"
  ).about(.picture)
  static let chrome = Option.flag(
    "device-chrome",
    "Also draws the status bar, the home indicator, and the notch or Dynamic Island of devices."
  ).about(.picture)
  static let formats = Option.choices(
    "format", OutputFormat.allCases.map(\.rawValue) + ["all"],
    "Formats to write (default: png,svg,text,sheet,html)"
  ).about(.host)
  static let filmstrip = Option.integer(
    "filmstrip", "N", in: 2...24,
    "Also draws the changes that previews declare, each in N steps, with interpolated frames and with "
      + "animated constants, marks the constraints that break, and shows other layouts of ambiguous views."
  ).about(.picture)
  static let beside = Option.choice(
    "beside", VariantAxis.options.map(\.name),
    "Draws variants that differ on one axis alone next to each other, with arrows between views that moved"
  ).about(.picture)
  package static let out = Option.text(
    "out", letter: "o", "DIR", "Output folder, created if it is missing. Default: out."
  ).about(.host)

  // MARK: Goldens

  package static let packagePath = Option.text(
    "package-path", "DIR", "Folder that contains goldens/ and .preview/. Default: the current folder."
  ).about(.host)
  static let forcesPixels = Option.flag(
    "pixels", "Draws and compares pictures even if their digests prove them equal.")
  static let sample = Option.integer(
    "sample", "N", in: 1...1_000_000,
    "Draws and compares N pictures, spread over the catalog, and trusts the digests of the others."
  ).about(.host)
  static let sampleSeed = Option.text(
    "sample-seed", "TEXT", "Seed of the sample, such as a commit's name."
  ).about(.host)
  static let onlyAffected = Option.flag(
    "only-affected",
    "Skips variants that were the same last time, unless their goldens, the program, resources, fonts or "
      + "options have changed."
  ).about(.host)
  static let record = Option.choice(
    "record", ["missing", "changed", "all", "never"],
    "Goldens to write (default: changed)"
  ).about(.host)
  package static let recordsAll = Option.flag("all", "Writes every selected golden again; the same as --record all.")
    .about(
      .files)
  package static let prune = Option.flag(
    "prune", "Deletes goldens that belong to no preview; not with options that select a part of the catalog."
  ).about(.files)
  static let updatesFonts = Option.flag(
    "update-fonts",
    "Replaces the fonts that goldens keep by this system's; not with options that select a part of the catalog."
  ).about(.files)
  static let upgradesGoldens = Option.flag(
    "upgrade",
    "Rewrites goldens of older versions into today's format without drawing; not with options that select a part of "
      + "the catalog."
  ).about(.files)
  static let accept = Option.flag("accept", "Accepts the named pending goldens.").about(.files)
  static let reject = Option.flag("reject", "Rejects the named pending goldens.").about(.files)
  static let decisions = Option.text(
    "from", "FILE", "File of decisions that a report's page exported, accept.json.")

  // MARK: Checking

  static let rules = Option.choices("rules", of: LintRule.self, "Checks only these rules")
  static let ignoredRules = Option.choices("ignore", of: LintRule.self, "Skips these rules")
  static let baseline = Option.text(
    "baseline", "FILE", "File of findings to leave out. Default: the one that preview.json names, if any.")
  static let updatesBaseline = Option.flag(
    "update-baseline", "Removes findings that no longer occur from the baseline, or creates it."
  ).about(.files)
  static let strict = Option.flag("strict", "Exits with status 1 for warnings too, not only for errors.")
  package static let severity = Option.choice(
    "severity", of: Diagnostic.Severity.self, "Least severity to show (default: warning)")

  // MARK: Suggesting

  package static let reset = Option.flag(
    "reset", "Infers all constraints from the frames, replacing the author's, instead of only those that are missing.")

  package static let updatesConstants = Option.flag(
    "update",
    "Sets the constants of a document's constraints so that views lie where the canvas has them, as Xcode's Update "
      + "Constraint Constants."
  ).about(.sources)
  package static let clearsConstraints = Option.flag(
    "clear",
    "Removes the constraints of a document's scenes, or of the views that --of names, as Xcode's Clear Constraints."
  ).about(.sources)
  package static let clearedViews = Option.repeated(
    "of", "VIEW", "View whose constraints --clear removes; repeatable. Default: all views of the scene."
  ).about(.sources)

  package static let fixes = Option.flag(
    "fix", "Repairs misplaced frames of documents, and ambiguity of sources that `suggest` resolves."
  ).about(.sources)
  package static let appliesSuggestions = Option.flag(
    "apply",
    "Writes the lines into the source or the document, verifies that, and undoes it if the layout is another."
  ).about(.sources)

  // MARK: Sweeping and tracing

  static func range(_ axis: SweepRange.Axis) -> Option<String?> { .text(axis.rawValue, "A...B", rangeHelp(axis)) }

  private static func rangeHelp(_ axis: SweepRange.Axis) -> String {
    switch axis {
    case .width: "Range of screen widths in points, in steps of half a point."
    case .height: "Range of screen heights in points, in steps of half a point."
    case .text: "Range of text sizes as multiples of the size at large, in steps of 0.01."
    }
  }

  static let step = Option.number(
    "step", "STEP", in: 0.01...1000,
    "Distance between samples; a problem between two samples is missed. Default: 8 points, or 0.05 for text."
  )
  static let insets = Option.text(
    "insets", "FILE", "JSON file of safe areas and margins that replace those of the rules."
  ).about(.host)

  static let listsConstraints = Option.flag(
    "constraints", "Lists under each view the constraints that it owns, those of the system too.")

  package static let explainsConflicts = Option.flag(
    "conflict", "Explains the conflicts of previews, and lists changes that resolve each in all selected variants.")

  // MARK: Comparing and importing

  static let distance = Option.text(
    "distance", "SHARE", "Perceived distance up to which colours count as equal; 1 is the distance from black to white."
  )
  static let ignoresAntialiasing = Option.flag("ignore-antialiasing", "Ignores pixels of antialiased edges.")
  static let allowedPixels = Option.text("allow", "COUNT", "Number of pixels that may differ.")
  static let typeName = Option.text("name", "NAME", "Name of the catalog's type. Default: the document's name.")
  static let engine = Option.choice("ci", ["github", "gitlab", "buildkite"], "Writes a workflow too")
  static let skipsRecording = Option.flag("no-record", "Leaves the goldens to 'preview record'.")
  static let force = Option.flag("force", "Replaces an existing file.")

  // MARK: Building

  package static let catalogs = Option.list("catalog", "Catalogs of the package, by target. Default: all.").about(.host)
  package static let configuration = Option.choice(
    "configuration", letter: "c", ["debug", "release"],
    "Build configuration (default: that of the last build, else release)"
  ).about(.host)
  package static let skipsBuild = Option.flag("skip-build", "Runs the catalogs as they were built before.").about(.host)
  package static let verbose = Option.flag("verbose", letter: "v", "Reports what is built and what was already built.")
    .about(.host)
  package static let appViews = Option.repeated(
    "view", "TYPE",
    "View or controller to show from an app's sources, which the operands name; repeatable. '*' stands for any "
      + "characters: with --view '*' all classes, scenes and blocks. See docs/uikit.md.")
  package static let skipsTrial = Option.flag("no-run", "Writes the package, and neither compiles nor runs it.")
  package static let suiteTests = Option.repeated(
    "tests", "DIR", "Folder of tests. Default: those that import SnapshotTesting or FBSnapshotTestCase; repeatable.")
  package static let suiteSources = Option.repeated(
    "sources", "DIR",
    "Folder of a package or module that the suite imports, or of several of them, besides what is checked out; "
      + "repeatable.")
  package static let asSaved = Option.flag(
    "as-saved", "Lays out documents with their recorded content sizes, as the editor showed them."
  ).about(.host)
  package static let withoutRuntimeAttributes = Option.flag(
    "without-runtime-attributes", "Draws documents without runtime attributes such as layer.cornerRadius."
  ).about(.host)

  package static let runTime = Option.flag(
    "run-time",
    "Shows scenes of documents that have placeholders once more beside the canvas, as the app makes them."
  ).about(.host)

  // MARK: Measuring

  static let style = Option.choice("style", of: UIFont.TextStyle.self, "Text style, which grows with the text size")
  static let fontSize = Option.number(
    "size", "PT", in: 0.01...10_000,
    "Font size in points, which does not grow; with --style, it grows as that style does. Default: body.")
  static let weight = Option.choice("weight", UIFont.Weight.named.map(\.word), "Font weight (default: the style's)")
  static let textSize = Option.text(
    "text-size", "WHICH", "Text size: xSmall to xxxLarge, accessibility1 to accessibility5. Default: large.")
  static let legibility = Option.choice("legibility", ["regular", "bold"], "The Bold Text setting")
  static let italic = Option.flag("italic", "Uses the slanted font.")
  static let monospaced = Option.flag("monospaced", "Uses the system's monospaced font.")
  static let family = Option.text(
    "family", "NAME", "Font family from the folders that --fonts names, instead of the system font.")
  static let labelWidth = Option.number(
    "width", "PT", in: 0...1_000_000, "Width in points at which lines wrap. Default: no limit.")
  static let lines = Option.integer(
    "lines", "N", in: 0...1_000_000, "Maximum number of lines; 0 means no limit. Default: 0.")
  static let truncate = Option.choice(
    "truncate", ["head", "middle", "tail"], "Where the last line is cut (default: tail)")
  static let scale = Option.integer(
    "scale", "N", in: 1...3, "Pixels per point, to which sizes are rounded up. Default: 3.")
  static let locale = Option.text("locale", "TAG", "Language of the text, such as ar. Default: en.")
  static let direction = Option.choice(
    "direction", ["ltr", "rtl"], "Layout direction (default: the language's)")
}
