import Snapshots
import Variants
package import Arguments

extension ArgumentTable {
  /// The verbs of a catalog's executable, or of the `preview` tool, which also finds and builds catalogs.
  package static func previews(command: String, isTool: Bool) -> ArgumentTable {
    var verbs = [list, render, test, record, review, lint, sweep]
    if isTool {
      verbs = verbs.map { $0.adding(.building) }
      verbs += [
        explain.adding(.building, operands: explainedFiles), trace.adding(.building).adding(tracedDocuments), merge,
        measure, doctor, importing, compare,
      ]
    } else {
      verbs += [explain, trace, merge, measure, doctor]
    }
    return ArgumentTable(
      command: command,
      summary:
        "Lays screens out in every size class, language, direction and text size, draws them, and tests them "
        + "against goldens.",
      verbs: verbs)
  }

  static let patterns = ArgumentVerb.Operands(
    "NAME-PATTERN",
    "Previews by name, in any case; '*' matches any letters. All previews where none is given.")

  fileprivate static let patternsAndFiles = ArgumentVerb.Operands(
    "NAME-PATTERN|FILE",
    patterns.help + " A Swift file is a catalog by itself, and needs no package; so is a storyboard or a xib, whose "
      + "scenes are the previews. A folder, written with a slash, means all documents below it.")

  private static let list = ArgumentVerb(
    "list", "Lists the previews and the variants that the options select", operands: patterns,
    groups: [.variants, .resources, .reporting],
    examples: [.init("--locale all --matrix pairwise", "Which variants cover every pair of values.")])

  private static let render = ArgumentVerb(
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
    ])

  private static let test = ArgumentVerb(
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
    ])

  private static let record = ArgumentVerb(
    "record", "Writes goldens that are missing or differ, and only those", operands: patterns,
    groups: [
      .variants,
      .init(
        "Recording",
        [Options.packagePath.row, Options.record.row, Options.recordsAll.row, Options.prune.row]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [.init("'Profile card'", "After a change that was meant.")])

  private static let review = ArgumentVerb(
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
    ])

  private static let lint = ArgumentVerb(
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
    ])

  private static let merge = ArgumentVerb(
    "merge", "Joins the reports of shards into one",
    operands: .init("REPORT|FOLDER", "Reports in JSON, or folders that hold some.", isRequired: true),
    groups: [.init("Joining", [Options.packagePath.row]), .reports, .reporting],
    examples: [
      .init("shards --report html,junit", "Every report.json below a folder, as one page and for a dashboard.")
    ])

  private static let compare = ArgumentVerb(
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
    examples: [.init("expected.png actual.png --out diff.png", "How many pixels differ, where, and by how much.")])

  private static let importing = ArgumentVerb(
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
    ])
}

extension ArgumentVerb {
  fileprivate func adding(
    _ group: OptionGroup, operands: Operands = ArgumentTable.patternsAndFiles
  ) -> ArgumentVerb {
    let own = groups.map { mine in
      ArgumentVerb.OptionGroup(
        mine.title, mine.options.filter { option in !group.options.contains { $0.name == option.name } })
    }
    return ArgumentVerb(
      name, summary, operands: operands, groups: own + [group], examples: examples)
  }
}

extension ArgumentVerb.OptionGroup {
  /// Options that select variants. An axis that is not given stays at its default.
  package static let variants = ArgumentVerb.OptionGroup(
    "Variants (lists with commas, or 'all')",
    VariantAxis.allCases.flatMap { axis in
      (axis == .direction ? [Options.isRightToLeft.row] : []) + axis.definition.options.map { Options.axis($0).row }
    } + [Options.matrix.row, Options.exclusions.row, Options.variants.row])

  static let resources = ArgumentVerb.OptionGroup(
    "Resources", [Options.resources.row, Options.fonts.row, Options.metrics.row])

  static let running = ArgumentVerb.OptionGroup(
    "Running", [Options.jobs.row, Options.timeout.row, Options.shard.row, Options.timings.row])

  static let reports = ArgumentVerb.OptionGroup("Reports", [Options.reports.row, Options.reportFolder.row])

  static let reporting = ArgumentVerb.OptionGroup(
    "Reporting", [Options.json.row, Options.color.row, Options.quiet.row, Options.help.row])

  /// Options of the tool alone.
  package static let building = ArgumentVerb.OptionGroup(
    "Building",
    [
      Options.packagePath.row("Package to build; that of the current folder otherwise."), Options.catalogs.row,
      Options.configuration.row, Options.verbose.row, Options.asSaved.row,
    ])
}
