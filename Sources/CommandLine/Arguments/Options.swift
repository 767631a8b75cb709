import Operations
import AutoLayout
import Checks
import Drawing
package import Snapshots
import Variants
package import Arguments

/// All options, each declared once.
package enum Options {
  // MARK: Variants

  /// The option of an axis, which the table of axes describes.
  static func axis(_ option: VariantOption) -> Option<[String]> { .list(option.name, option.help) }

  static let isRightToLeft = Option.flag("rtl", "Right to left, whatever the language; the same as --direction rtl.")
  static let matrix = Option.text(
    "matrix", "HOW",
    "How axes combine: product, pairwise (every pair of values at least once), each (one axis at a time).")
  static let exclusions = Option.repeated(
    "exclude", "CONDITION", "Leaves variants out, as in 'regular & landscape'; repeatable.")
  static let variants = Option.list("variant", "Exactly these variants, by the names that 'list' shows.")

  // MARK: Resources

  static let resources = Option.text(
    "resources", "DIR", "Folder of string catalogs and images; Resources beside the source otherwise.")
  static let fonts = Option.repeated("fonts", "DIR", "Folder of fonts that go before the system's; repeatable.")
  static let metrics = Option.choice(
    "metrics", of: TextMetrics.self,
    "Widths of the system face: as measured on iOS, or the font files' own; ios otherwise")

  // MARK: Running

  static let jobs = Option.integer(
    "jobs", letter: "j", "N", 1...256, "Worker processes; as many as there are processors otherwise.")
  static let timeout = Option.seconds("timeout", "Time limit of each preview; 30 otherwise.")
  package static let shard = Option.text("shard", "K/N", "Runs the K-th of N shares of the work.")
  static let timings = Option.text("timings", "FILE", "Earlier JSON report; makes shares take equally long.")

  // MARK: Reports

  package static let reports = Option.choices("report", of: ReportFormat.self, "Reports to write")
  package static let reportFolder = Option.text(
    "report-dir", "DIR", "Folder for reports, made where it is missing; .preview/reports otherwise.")

  // MARK: Reporting

  package static let json = Option.flag("json", "Prints the result as JSON on standard output.")
  static let color = Option.choice("color", of: Console.ColorChoice.self, "Colours on the terminal")
  static let quiet = Option.flag("quiet", letter: "q", "Hides progress.")
  static let help = Option.flag("help", letter: "h", "Shows this help.")

  // MARK: Drawing

  static let annotate = Option.choices(
    "annotate",
    ["alignment", "frames", "constraints", "baselines", "guides", "names", "sizes", "all", "none"],
    "What to draw over the views")
  static let focus = Option.text(
    "focus", "NAME", "A view by name or path: only its constraints are drawn, and everything else fades.")
  static let notes = Option.choices(
    "notes", RenderOptions.Note.allCases.map(\.rawValue) + ["all", "none"],
    "What to draw outside the screen of an annotated picture; all otherwise")
  static let formats = Option.choices(
    "format", OutputFormat.allCases.map(\.rawValue) + ["all"],
    "Files to write instead of png, svg, text, sheet and html")
  static let filmstrip = Option.integer(
    "filmstrip", "N", 2...24,
    "Draws the changes that previews declare too, each in N steps, as frames interpolated and as constants "
      + "animated; marks the constraints that break on the way.")
  static let beside = Option.choice(
    "beside", VariantAxis.options.map(\.name),
    "Variants that differ on one axis alone next to each other, what moved joined by arrows")
  static let out = Option.text(
    "out", letter: "o", "DIR", "Folder to write to, made where it is missing; out otherwise.")

  // MARK: Goldens

  package static let packagePath = Option.text(
    "package-path", "DIR", "Folder that holds goldens/ and .preview/; the current one otherwise.")
  static let forcesPixels = Option.flag(
    "pixels", "Draws and compares pictures even if their digests prove them equal.")
  static let sample = Option.integer(
    "sample", "N", 1...1_000_000, "Draws and compares N of the pictures, spread over the catalog.")
  static let sampleSeed = Option.text(
    "sample-seed", "TEXT", "Seed of the sample, such as a commit's name.")
  static let onlyAffected = Option.flag(
    "only-affected",
    "Skips what was the same last time if neither its goldens nor the program, resources, fonts or "
      + "options changed.")
  static let record = Option.choice(
    "record", ["missing", "changed", "all", "never"],
    "Which goldens to write; changed otherwise, and never writes none")
  static let recordsAll = Option.flag("all", "Writes every selected golden again; the same as --record all.")
  package static let prune = Option.flag(
    "prune", "Deletes goldens that no preview owns; needs the whole catalog.")
  static let accept = Option.flag("accept", "Accepts the named pending goldens.")
  static let reject = Option.flag("reject", "Rejects the named pending goldens.")
  static let decisions = Option.text(
    "from", "FILE", "Decisions that a report's page exported: accept.json.")

  // MARK: Checking

  static let rules = Option.choices("rules", of: LintRule.self, "Checks only these rules")
  static let ignoredRules = Option.choices("ignore", of: LintRule.self, "Skips these rules; named as in --rules")
  static let strict = Option.flag("strict", "Exits with status 1 for warnings too, not only for errors.")
  static let severity = Option.choice(
    "severity", of: Diagnostic.Severity.self, "Least severity to show; warning otherwise")

  // MARK: Sweeping and tracing

  static func range(_ axis: SweepRange.Axis) -> Option<String?> { .text(axis.rawValue, "A...B", rangeHelp[axis]!) }

  private static let rangeHelp: [SweepRange.Axis: String] = [
    .width: "Widths of the screen in points, to half a point.",
    .height: "Heights of the screen in points, to half a point.",
    .text: "Text as a multiple of its size at large, to a hundredth.",
  ]

  static let step = Option.number(
    "step", "STEP", 0.01...1000,
    "Distance between samples; 8 points or 0.05 otherwise. What appears and disappears between two is missed."
  )
  static let insets = Option.text(
    "insets", "FILE", "Safe areas and margins as JSON, instead of those that rules give.")

  // MARK: Comparing and importing

  static let distance = Option.text(
    "distance", "SHARE", "Perceived distance up to which colours count as equal; 1 is black to white.")
  static let ignoresAntialiasing = Option.flag("ignore-antialiasing", "Ignores smoothed edges of shapes.")
  static let allowedPixels = Option.text("allow", "COUNT", "Number of pixels that may differ.")
  static let typeName = Option.text("name", "NAME", "The catalog's type; named after the document otherwise.")
  static let force = Option.flag("force", "Replaces an existing file.")

  // MARK: Building

  package static let catalogs = Option.list("catalog", "Catalogs of the package by target; all of them otherwise.")
  package static let configuration = Option.choice(
    "configuration", letter: "c", ["debug", "release"], "How to build; release otherwise")
  package static let verbose = Option.flag("verbose", letter: "v", "Reports what is built and what was already built.")
  package static let asSaved = Option.flag(
    "as-saved", "Storyboards and xibs: uses the recorded content sizes, as the editor showed them.")

  // MARK: Measuring

  static let style = Option.choice("style", of: UIFont.TextStyle.self, "Text style, which grows with the text size")
  static let fontSize = Option.number(
    "size", "PT", 0.01...10_000,
    "Points, whatever the text size; with --style, points that grow as that style does; body otherwise.")
  static let weight = Option.choice("weight", UIFont.Weight.named.map(\.word), "Weight; the style's otherwise")
  static let textSize = Option.text("text-size", "WHICH", "xSmall to xxxLarge, accessibility1 to accessibility5.")
  static let legibility = Option.choice("legibility", ["regular", "bold"], "The Bold Text setting")
  static let italic = Option.flag("italic", "Slanted.")
  static let monospaced = Option.flag("monospaced", "The system's monospaced face.")
  static let family = Option.text(
    "family", "NAME", "A family of the fonts that --fonts names, instead of the system face.")
  static let labelWidth = Option.number(
    "width", "PT", 0...1_000_000, "Points at which lines are wrapped; no limit otherwise.")
  static let lines = Option.integer(
    "lines", "N", 0...1_000_000, "Maximum number of lines; 0, the default, means no limit.")
  static let truncate = Option.choice(
    "truncate", ["head", "middle", "tail"], "Where the last line is cut; tail otherwise")
  static let scale = Option.integer(
    "scale", "N", 1...3, "Pixels per point, to which sizes are rounded up; 3 otherwise.")
  static let locale = Option.text("locale", "TAG", "Language of the text, as in ar; en otherwise.")
  static let direction = Option.choice(
    "direction", ["ltr", "rtl"], "Of the interface; that of the language otherwise")
}
