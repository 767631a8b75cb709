import Foundation

/// `benchmarks solver [FILE.prob …] [--values OUT] [--json] [--no-peers] [--sizes 10,100]`
enum SolverBenchmark {
  struct Row: Encodable {
    private enum CodingKeys: String, CodingKey {
      case family, views, constraints, scratch_ms, kiwi_scratch_ms, highs_scratch_ms, edit_ms, kiwi_edit_ms
      case highs_edit_ms, toggle_ms, kiwi_toggle_ms, content_ms, kiwi_content_ms, max_difference
    }

    var family: String
    var views: Int
    var constraints: Int
    var scratch_ms: Double
    var kiwi_scratch_ms: Double?
    var highs_scratch_ms: Double?
    var edit_ms: Double
    var kiwi_edit_ms: Double?
    var highs_edit_ms: Double?
    var toggle_ms: Double
    var kiwi_toggle_ms: Double?
    var content_ms: Double
    var kiwi_content_ms: Double?
    var max_difference: Double?

    /// Optionals are written as null, not left out.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(family, forKey: .family)
      try container.encode(views, forKey: .views)
      try container.encode(constraints, forKey: .constraints)
      try container.encode(scratch_ms, forKey: .scratch_ms)
      try container.encode(kiwi_scratch_ms, forKey: .kiwi_scratch_ms)
      try container.encode(highs_scratch_ms, forKey: .highs_scratch_ms)
      try container.encode(edit_ms, forKey: .edit_ms)
      try container.encode(kiwi_edit_ms, forKey: .kiwi_edit_ms)
      try container.encode(highs_edit_ms, forKey: .highs_edit_ms)
      try container.encode(toggle_ms, forKey: .toggle_ms)
      try container.encode(kiwi_toggle_ms, forKey: .kiwi_toggle_ms)
      try container.encode(content_ms, forKey: .content_ms)
      try container.encode(kiwi_content_ms, forKey: .kiwi_content_ms)
      try container.encode(max_difference, forKey: .max_difference)
    }
  }

  private struct Report: Encodable {
    var rows: [Row]
    var exponents: [String: Double]
  }

  private struct Options {
    var files: [String] = []
    var values: String?
    var json = false
    var peers = true
    var sizes = [10, 100, 1000, 10000]
  }

  static func run(_ arguments: [String]) throws {
    let options = parse(arguments)
    keepMemory()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("solver-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = options.files.isEmpty ? try writeProblems(options.sizes, folder) : options.files
    var kiwi: Peer? = options.peers ? .kiwi : nil
    var highs: Peer? = options.peers ? .highs : nil
    drop(&kiwi)
    drop(&highs)
    var rows: [Row] = []
    if !options.json { print(Table.head) }
    for file in files {
      let row = try measure(file, options.values, kiwi, highs, slowest(kiwi, rows, file))
      rows.append(row)
      if !options.json { print(Table.line(row)) }
    }
    let exponents = exponents(rows)
    if options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(Report(rows: rows, exponents: exponents)), as: UTF8.self))
    } else {
      for (family, exponent) in exponents.sorted(by: { $0.key < $1.key }) {
        print("\(family): time from scratch grows as views^" + String(format: "%.2f", exponent))
      }
    }
  }

  /// Memory handed back to the system between two runs would be measured as page faults of the second. Once a block of
  /// this size has come and gone, glibc keeps what is freed (mallopt(3), M_MMAP_THRESHOLD); peers get the same by way of
  /// the environment.
  private static func keepMemory() {
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
  }

  private static func parse(_ arguments: [String]) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": options.json = true
      case "--no-peers": options.peers = false
      case "--values":
        options.values = rest.popFirst()
        if options.values == nil { fail("--values needs a file to write") }
      case "--sizes":
        options.sizes = (rest.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }
        if options.sizes.isEmpty { fail("--sizes needs numbers of views, such as 10,100") }
      default:
        if argument.hasPrefix("-") { fail("unknown option \(argument)") }
        options.files.append(argument)
      }
    }
    if options.values != nil && options.files.count != 1 { fail("--values goes with exactly one FILE.prob") }
    return options
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks solver: \(message)\n".utf8))
    exit(2)
  }

  private static func drop(_ peer: inout Peer?) {
    guard let missing = peer?.missing, !missing.isEmpty else { return }
    FileHandle.standardError.write(
      Data("skipping a peer: python3 has no \(missing.joined(separator: ", ")) (pip install it)\n".utf8))
    peer = nil
  }

  private static func writeProblems(_ sizes: [Int], _ folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ProblemFamily.allCases.flatMap { family in
      try sizes.map { size in
        let file = folder.appendingPathComponent("\(family.rawValue)-\(size).prob")
        try family.problem(views: size).text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
    }
  }

  /// Whether kiwi took so long on a smaller problem of the family that a larger one cannot end within its 60 s.
  private static func slowest(_ kiwi: Peer?, _ rows: [Row], _ file: String) -> Bool {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let family = rows.filter { name.hasPrefix($0.family + "-") && $0.views >= 100 }
    guard let last = family.last else { return false }
    return last.kiwi_scratch_ms.map { $0 > 6000 } ?? (kiwi != nil)
  }

  private static func measure(
    _ file: String, _ valuesFile: String?, _ kiwi: Peer?, _ highs: Peer?, _ skipKiwi: Bool
  ) throws -> Row {
    let text: String
    do { text = try String(contentsOfFile: file, encoding: .utf8) } catch { fail("cannot read \(file)") }
    let problem: Problem
    do { problem = try Problem(parsing: text) } catch { fail("\(file): \(error)") }
    let run = try SolverRun(problem)
    if let valuesFile {
      let lines = run.values.map { String($0) }.joined(separator: "\n") + "\n"
      try lines.write(toFile: valuesFile, atomically: true, encoding: .utf8)
    }
    let kiwiTimes = skipKiwi ? nil : kiwi?.times(file)
    let highsTimes = highs?.times(file)
    let strict = highs?.times(file, ["--strict"])?.values
    let difference = strict.map { zip($0, run.values).reduce(0) { max($0, abs($1.0 - $1.1)) } }
    return Row(
      family: String(problem.name.split(separator: "-").first ?? "?"), views: problem.views,
      constraints: problem.constraints.count, scratch_ms: run.scratch, kiwi_scratch_ms: kiwiTimes?.scratch_ms,
      highs_scratch_ms: highsTimes?.scratch_ms, edit_ms: run.edit, kiwi_edit_ms: kiwiTimes?.edit_ms,
      highs_edit_ms: highsTimes?.edit_ms, toggle_ms: run.toggle, kiwi_toggle_ms: kiwiTimes?.toggle_ms,
      content_ms: run.content, kiwi_content_ms: kiwiTimes?.content_ms, max_difference: difference)
  }

  /// From the first size of at least 80 views to the largest.
  private static func exponents(_ rows: [Row]) -> [String: Double] {
    var result: [String: Double] = [:]
    for (family, all) in Dictionary(grouping: rows, by: \.family) {
      let large = all.filter { $0.views >= 80 }.sorted { $0.views < $1.views }
      guard let first = large.first, let last = large.last, last.views > first.views else { continue }
      result[family] = log(last.scratch_ms / first.scratch_ms) / log(Double(last.views) / Double(first.views))
    }
    return result
  }

  private enum Table {
    static let head =
      "| problem | constraints | scratch | kiwi | HiGHS | edit | kiwi | HiGHS | toggle | kiwi | content | kiwi | off |\n"
      + "|---|---|---|---|---|---|---|---|---|---|---|---|---|"

    static func line(_ row: Row) -> String {
      let cells = [
        time(row.scratch_ms), times(row.kiwi_scratch_ms, row.scratch_ms), times(row.highs_scratch_ms, row.scratch_ms),
        time(row.edit_ms), times(row.kiwi_edit_ms, row.edit_ms), times(row.highs_edit_ms, row.edit_ms),
        time(row.toggle_ms), times(row.kiwi_toggle_ms, row.toggle_ms),
        time(row.content_ms), times(row.kiwi_content_ms, row.content_ms),
        row.max_difference.map { String(format: "%.0e", $0) } ?? "–",
      ]
      return "| \(row.family) \(row.views) | \(row.constraints) | " + cells.joined(separator: " | ") + " |"
    }

    private static func time(_ milliseconds: Double) -> String {
      milliseconds < 0.1 ? String(format: "%.2g µs", milliseconds * 1000) : String(format: "%.3g ms", milliseconds)
    }

    private static func times(_ theirs: Double?, _ ours: Double) -> String {
      guard let theirs else { return "–" }
      return time(theirs) + String(format: " (%.3g×)", theirs / ours)
    }
  }
}
