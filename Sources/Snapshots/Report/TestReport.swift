/// What a run of `test` or `record` found, over one or more catalogs, as every form of report tells it.
///
/// The fields and their meaning are documented in `docs/reports.md`; the schema's number changes when one goes or
/// changes its meaning.
package struct TestReport: Hashable, Codable, Sendable {
  /// `layout-preview/test/2`
  package var schema: String
  /// `LayoutPreview 0.1.0`
  package var tool: String
  /// Of the process: 0 nothing to report, 1 something found, 2 something could not be done, 3 another environment.
  package var status: Int32
  /// From the folder that this report lies in to the package's, where paths of files begin; `.` for the same.
  package var package: String
  package var catalogs: [CatalogReport]

  package init(
    verb: String, tool: String, status: Int32 = 0, package: String = ".", catalogs: [CatalogReport] = []
  ) {
    schema = Self.schema(verb)
    self.tool = tool
    self.status = status
    self.package = package
    self.catalogs = catalogs
  }

  package static func schema(_ verb: String) -> String { "layout-preview/\(verb)/2" }

  /// Those that this version reads.
  static let readableSchemas = [schema("test"), schema("record")]

  package var counts: VerdictCounts {
    catalogs.reduce(into: VerdictCounts()) { $0.add($1.counts) }
  }
}

/// The part of one catalog.
package struct CatalogReport: Hashable, Codable, Sendable {
  package var name: String
  /// `Gallery`, below `goldens`, `.preview/failures` and `.preview/pending`.
  package var folder: String
  package var scope: ReportScope
  /// The fonts and libraries that the goldens were made with; `nil` where nothing was recorded.
  package var recorded: GoldenEnvironment?
  /// Of this machine from those.
  package var environment: [EnvironmentDifference]
  package var counts: VerdictCounts
  /// In order of appearance. `VariantReport.Finding.causes` and `ReportedChange.cause` count in it.
  package var causes: [ReportedCause]
  /// Those that the run was about, in the catalog's order.
  package var previews: [ReportedPreview]
  /// In the catalog's order.
  package var variants: ReportEntries
  /// Files below `goldens` that no preview owns.
  package var stale: [String]
  /// Temporary files that a killed process left.
  package var leftovers: [String]
  /// Previews that are probably the owners of stale goldens.
  package var renamed: [RenamedPreview]

  package init(name: String, folder: String, scope: ReportScope = .init()) {
    self.name = name
    self.folder = folder
    self.scope = scope
    environment = []
    counts = VerdictCounts()
    causes = []
    previews = []
    variants = ReportEntries()
    stale = []
    leftovers = []
    renamed = []
  }

  /// Causes that changed most goldens first; equal ones in order of appearance.
  package var causesByWeight: [ReportedCause] {
    causes.enumerated().sorted {
      ($1.element.goldens, $0.offset) < ($0.element.goldens, $1.offset)
    }.map(\.element)
  }
}

/// How much of a catalog a report is about.
package struct ReportScope: Hashable, Codable, Sendable {
  package struct Share: Hashable, Codable, Sendable {
    /// From 1.
    package var index: Int
    package var count: Int
    /// Digest of how all variants were shared out: reports with another one do not belong together.
    package var plan: String

    package init(index: Int, count: Int, plan: String) {
      self.index = index
      self.count = count
      self.plan = plan
    }
  }

  /// Patterns or options left something out, so that goldens without an owner prove nothing.
  package var isFiltered: Bool
  /// `nil` where the run was not shared out.
  package var shard: Share?

  package init(isFiltered: Bool = false, shard: Share? = nil) {
    self.isFiltered = isFiltered
    self.shard = shard
  }
}

/// A preview, and where it is written.
package struct ReportedPreview: Hashable, Codable, Sendable {
  package var name: String
  /// `profile-card`
  package var folder: String
  /// Relative to the package where it lies below.
  package var file: String
  package var line: Int

  package init(name: String, folder: String, file: String, line: Int) {
    self.name = name
    self.folder = folder
    self.file = file
    self.line = line
  }
}

/// How many variants came out how.
package struct VerdictCounts: Hashable, Codable, Sendable {
  package private(set) var same = 0
  package private(set) var unaffected = 0
  package private(set) var changed = 0
  package private(set) var missing = 0
  package private(set) var unreadable = 0
  package private(set) var failed = 0
  package private(set) var environment = 0

  package init() {}

  package var all: Int { same + unaffected + changed + missing + unreadable + failed + environment }
  /// Whether there is nothing to act on.
  package var isAllTheSame: Bool { all == same + unaffected }

  package mutating func add(_ verdict: VariantReport.Verdict) {
    switch verdict {
    case .same: same += 1
    case .unaffected: unaffected += 1
    case .changed: changed += 1
    case .missing: missing += 1
    case .unreadable: unreadable += 1
    case .failed: failed += 1
    case .environment: environment += 1
    }
  }

  package mutating func add(_ other: Self) {
    same += other.same
    unaffected += other.unaffected
    changed += other.changed
    missing += other.missing
    unreadable += other.unreadable
    failed += other.failed
    environment += other.environment
  }

  /// `1,204 the same, 3 changed`; those that are not there are left out.
  package var text: String {
    let parts = [
      (same, "the same"), (unaffected, "not affected"), (changed, "changed"), (missing, "missing"),
      (unreadable, "unreadable"), (failed, "not made"), (environment, "from a different environment"),
    ]
    let named = parts.filter { $0.0 > 0 }.map { "\(ImageDifference.grouped($0.0)) \($0.1)" }
    return named.isEmpty ? "nothing to compare" : named.joined(separator: ", ")
  }
}

/// An edit that changed goldens.
package struct ReportedCause: Hashable, Codable, Sendable {
  /// `` `follow.leading >= name.trailing + 8` became `+ 12` ``
  package var sentence: String
  /// Where the constraint or view is written; relative to the package where it lies below.
  package var file: String?
  package var line: Int?
  /// How many goldens it changed.
  package var goldens: Int
  /// Views that it moved, resized or otherwise changed in any of them, in order of appearance.
  package var views: [String]

  package init(sentence: String, file: String?, line: Int?, goldens: Int, views: [String]) {
    self.sentence = sentence
    self.file = file
    self.line = line
    self.goldens = goldens
    self.views = views
  }

  /// The sentence with its place: `… (Card.swift:21)`.
  package var titled: String {
    guard let file, let line else { return sentence }
    return "\(sentence) (\(file.split(separator: "/").last.map(String.init) ?? file):\(line))"
  }
}
