import AutoLayout
import Checks
import Snapshots
import Variants

extension ArgumentTable {
  /// The verbs of a catalog's executable, or of the `preview` tool, which also finds and builds catalogs.
  package static func previews(command: String, isTool: Bool) -> ArgumentTable {
    let verbs =
      [list, render, test, record, review, lint, sweep].map { isTool ? $0.adding(building) : $0 }
      + [isTool ? explain.adding(building, operands: explainedFiles) : explain]
      + [isTool ? trace.adding(building).adding(tracedDocuments) : trace] + [merge, measure, doctor]
      + (isTool ? [importing, compare] : [])
    return ArgumentTable(
      command: command,
      summary:
        "Lays screens out in every size class, language, direction and text size, draws them, and tests them "
        + "against goldens.",
      verbs: verbs)
  }

  static let patterns = ArgumentVerb.Operands(
    "NAME-PATTERN",
    "Previews by name, in any case; '*' stands for any letters. All previews where none is given.")

  fileprivate static let patternsAndFiles = ArgumentVerb.Operands(
    "NAME-PATTERN|FILE",
    patterns.help + " A Swift file is a catalog by itself, and needs no package; so is a storyboard or a xib, whose "
      + "scenes are the previews. A folder, written with a slash, stands for all documents below it.")

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
          .init(
            "annotate", nil,
            .choices(["alignment", "frames", "constraints", "baselines", "guides", "names", "sizes", "all", "none"]),
            "What to draw over the views"),
          .init(
            "focus", nil, .value("NAME"),
            "A view by name or path: only its constraints are drawn, and everything else fades."),
          .init(
            "notes", nil, .choices(RenderOptions.Note.allCases.map(\.rawValue) + ["all", "none"]),
            "What stands outside the screen of an annotated picture; all otherwise"),
          .init(
            "format", nil, .choices(OutputFormat.allCases.map(\.rawValue) + ["all"]),
            "Files to write instead of png, svg, text, sheet and html"),
          .init(
            "filmstrip", nil, .integer("N", 2...24),
            "Draws the changes that previews declare too, each in N steps, as frames interpolated and as constants "
              + "animated; marks the constraints that break on the way."),
          .init(
            "beside", nil, .choice(VariantAxis.allCases.map(\.rawValue)),
            "Variants that differ on one axis alone next to each other, what moved joined by arrows"),
          .init("out", "o", .value("DIR"), "Folder to write to, made where it is missing; out otherwise."),
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
          package,
          .init("pixels", nil, .flag, "Draw and compare pictures even where their digests prove them equal."),
          .init(
            "sample", nil, .integer("N", 1...1_000_000), "The same for N of the pictures, spread over the catalog."),
          .init("sample-seed", nil, .value("TEXT"), "Another text draws another sample: a commit's name, say."),
          .init(
            "only-affected", nil, .flag,
            "Pass over what was the same the last time, where neither its goldens nor the program, resources, fonts or "
              + "options changed."),
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
        [
          package,
          .init(
            "record", nil, .choice(["missing", "changed", "all", "never"]),
            "Which goldens to write; changed otherwise, and never writes none"),
          .init("all", nil, .flag, "Write every selected golden anew; the same as --record all."),
          .init("prune", nil, .flag, "Delete goldens that no preview owns; only when nothing is left out."),
        ]),
      .resources, .running, .reports, .reporting,
    ],
    examples: [.init("'Profile card'", "After a change that was meant.")])

  private static let review = ArgumentVerb(
    "review", "Accepts or rejects what test found, golden by golden", operands: patterns,
    groups: [
      .init(
        "Deciding (by keys on a terminal, where none of these is given)",
        [
          .init("accept", nil, .flag, "Make every pending golden that is named a golden."),
          .init("reject", nil, .flag, "Forget every pending golden that is named."),
          .init("from", nil, .value("FILE"), "Decisions as the page of a report exports them: accept.json."),
          .init("variant", nil, .list("LIST"), "Exactly these variants, by the names that 'list' shows."),
          package,
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
          .init("rules", nil, .choices(LintRule.allCases.map(\.rawValue)), "Only these rules"),
          .init("ignore", nil, .choices(LintRule.allCases.map(\.rawValue)), "Not these rules; named as in --rules"),
          .init("strict", nil, .flag, "Warnings end with status 1 too, not only errors."),
          .init(
            "severity", nil, .choice(Diagnostic.Severity.allCases.map(\.rawValue)),
            "The least that is shown; warning otherwise"),
          .init("out", "o", .value("DIR"), "Draws what was found, with marks, into a folder."),
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
    groups: [.init("Joining", [package]), .reports, .reporting],
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
          .init(
            "out", "o", .value("FILE"), "Writes a picture of both and of what differs, where something does."),
          .init(
            "distance", nil, .value("SHARE"),
            "Colours this near count as equal, from 0 to 1: the perceived distance of black and white."),
          .init("ignore-antialiasing", nil, .flag, "Smoothed edges of shapes count as equal."),
          .init("allow", nil, .value("COUNT"), "This many pixels may differ all the same."),
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
          .init(
            "out", "o", .value("FILE"), "File to write, '-' for standard output; named after the catalog otherwise."),
          .init("name", nil, .value("NAME"), "The catalog's type; named after the document otherwise."),
          .init("force", nil, .flag, "Replaces a file that is there already."),
        ]),
      .reporting,
    ],
    examples: [
      .init("Main.storyboard --out Main.swift", "Each scene becomes a preview that lays out to the same frames.")
    ])

  private static let package = ArgumentOption(
    "package-path", nil, .value("DIR"), "Folder that holds goldens/ and .preview/; the current one otherwise.")

  private static let building = ArgumentVerb.OptionGroup(
    "Building",
    [
      .init("package-path", nil, .value("DIR"), "Package to build; that of the current folder otherwise."),
      .init("catalog", nil, .list("LIST"), "Catalogs of the package by target; all of them otherwise."),
      .init("configuration", "c", .choice(["debug", "release"]), "How to build; release otherwise"),
      .init("verbose", "v", .flag, "Says what is built, and what was built already."),
      .init(
        "as-saved", nil, .flag,
        "Of storyboards and xibs: with the content sizes that were recorded, as the editor showed them."),
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
    [
      .init("size", nil, .list("LIST"), "compact, regular, or WIDTHxHEIGHT in points."),
      .init(
        "device", nil, .list("LIST"),
        "Devices by name, as in 'iPhone SE', 'iPad mini', 'iPad Air 11 split 1/2'; phones, pads, splits, models."),
      .init("orientation", nil, .list("LIST"), "portrait, landscape."),
      .init("rtl", nil, .flag, "Right to left, whatever the language; the same as --direction rtl."),
      .init("direction", nil, .list("LIST"), "ltr, rtl; that of the language otherwise."),
      .init("locale", nil, .list("LIST"), "Languages of the string catalogs, as in en,de,ar."),
      .init(
        "strings", nil, .list("LIST"),
        "Pseudo-languages: plain, doubled, accented, bounded, rtl, rtl-strings; joined by '+'."),
      .init("text-size", nil, .list("LIST"), "xSmall to xxxLarge, accessibility1 to accessibility5."),
      .init("legibility", nil, .list("LIST"), "regular, bold: the Bold Text setting."),
      .init("appearance", nil, .list("LIST"), "light, dark."),
      .init("scale", nil, .list("LIST"), "Pixels per point: 1, 2, 3; that of the screen otherwise."),
      .init(
        "matrix", nil, .value("HOW"),
        "How axes combine: product, pairwise (every pair of values at least once), each (one axis at a time)."),
      .init("exclude", nil, .repeated("CONDITION"), "Leaves variants out, as in 'regular & landscape'; repeatable."),
      .init("variant", nil, .list("LIST"), "Exactly these variants, by the names that 'list' shows."),
    ])

  static let resources = ArgumentVerb.OptionGroup(
    "Resources",
    [
      .init(
        "resources", nil, .value("DIR"),
        "Folder of string catalogs and images; Resources beside the source otherwise."),
      fontFolders, metrics,
    ])

  static let running = ArgumentVerb.OptionGroup(
    "Running",
    [
      .init("jobs", "j", .integer("N", 1...256), "Worker processes; as many as there are processors otherwise."),
      .init("timeout", nil, .seconds("SECONDS"), "Stops a preview that takes longer; 30 otherwise."),
      .init("shard", nil, .value("K/N"), "The K-th of N shares of the work."),
      .init("timings", nil, .value("FILE"), "Shares that take equally long, by an earlier report in JSON."),
    ])

  static let reports = ArgumentVerb.OptionGroup(
    "Reports",
    [
      .init("report", nil, .choices(ReportFormat.allCases.map(\.rawValue)), "Reports to write"),
      .init(
        "report-dir", nil, .value("DIR"), "Folder for reports, made where it is missing; .preview/reports otherwise."),
    ])

  static let reporting = ArgumentVerb.OptionGroup(
    "Reporting",
    [
      .init("json", nil, .flag, "The result as JSON on standard output."),
      .init("color", nil, .choice(["auto", "always", "never"]), "Colours on the terminal"),
      .init("quiet", "q", .flag, "No progress."),
      .init("help", "h", .flag, "This help."),
    ])
}
