import Foundation

/// `benchmarks goldens [--json] [--seed N] [--edits N] [--only PART,…] [--keep]`: what comparing with goldens costs beside other tools, and
/// what it finds.
@MainActor
enum GoldensBenchmark {
  private static let parts = ["unchanged", "differing", "compare", "mutations", "edits"]

  static func run(_ arguments: [String]) throws {
    let words = Words(arguments)
    let chosen = words.list("--only") ?? parts
    guard chosen.allSatisfy(parts.contains) else {
      print("--only takes a list of: \(parts.joined(separator: ", "))")
      exit(2)
    }
    let tools = try GoldensTools()
    defer { if arguments.contains("--keep") { note("files are in \(tools.folder)") } else { tools.removeFolder() } }
    var report = GoldensReport()
    let seed = words.number("--seed") ?? 1
    report.seed = seed
    if chosen.contains("unchanged") { try UnchangedRun(tools).run(into: &report) }
    if chosen.contains("differing") { try DifferingRun(tools).run(into: &report) }
    if chosen.contains("compare") { try PicturesRun(tools).run(into: &report) }
    if chosen.contains("mutations") {
      var run = MutationRun(tools, seed: seed)
      try run.run(into: &report)
    }
    if chosen.contains("edits") {
      var run = try EditRun(tools, seed: seed, count: words.number("--edits") ?? 50)
      try run.run(into: &report)
    }
    print(arguments.contains("--json") ? report.json : report.text)
  }
}

/// Milliseconds are medians of whole processes, by the clock on the wall.
struct GoldensReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case seed, unchanged_ratio, unchanged_variants, unchanged_ms, imagemagick_unchanged_ms, in_process_unchanged_ms
    case in_process_ratio, compare_ms, imagemagick_ms, perceptualdiff_ms, compare_photo_ms, imagemagick_photo_ms
    case compare_4k_ms, imagemagick_4k_ms, compare_identical_ms, start_ms, missing_tools, mutations, mutations_caught
    case differing_variants, differing_ms, drawing_ms, differing_ratio, differing_failures_mb, differing_peak_mb
    case missed, edits, causes_right, causes_alone, wrong
  }

  var seed = 1
  var unchanged_ratio: Double?
  var unchanged_variants: Int?
  var unchanged_ms: Double?
  var imagemagick_unchanged_ms: Double?
  /// Decoded and compared within one process, by this project's own decoder and comparison.
  var in_process_unchanged_ms: Double?
  var in_process_ratio: Double?
  var differing_variants: Int?
  /// `preview test` where every golden differs.
  var differing_ms: Double?
  /// `preview render` of the same variants.
  var drawing_ms: Double?
  /// Of runs in turns.
  var differing_ratio: Double?
  var differing_failures_mb: Double?
  var differing_peak_mb: Double?
  var compare_ms: Double?
  var imagemagick_ms: Double?
  var perceptualdiff_ms: Double?
  var compare_photo_ms: Double?
  var imagemagick_photo_ms: Double?
  var compare_4k_ms: Double?
  var imagemagick_4k_ms: Double?
  var compare_identical_ms: Double?
  /// `preview --version`.
  var start_ms: Double?
  var missing_tools: [String] = []
  var mutations: Int?
  var mutations_caught: Int?
  var missed: [String] = []
  var edits: Int?
  /// The cause of most goldens is the edited constraint or view.
  var causes_right: Int?
  /// And nothing else is called a cause.
  var causes_alone: Int?
  var wrong: [String] = []

  /// What was not measured is written as null, not left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seed, forKey: .seed)
    let numbers: [(Double?, CodingKeys)] = [
      (unchanged_ratio, .unchanged_ratio), (unchanged_ms, .unchanged_ms),
      (imagemagick_unchanged_ms, .imagemagick_unchanged_ms), (in_process_unchanged_ms, .in_process_unchanged_ms),
      (in_process_ratio, .in_process_ratio), (compare_ms, .compare_ms), (imagemagick_ms, .imagemagick_ms),
      (perceptualdiff_ms, .perceptualdiff_ms), (compare_photo_ms, .compare_photo_ms),
      (imagemagick_photo_ms, .imagemagick_photo_ms), (compare_4k_ms, .compare_4k_ms),
      (imagemagick_4k_ms, .imagemagick_4k_ms), (compare_identical_ms, .compare_identical_ms), (start_ms, .start_ms),
      (differing_ms, .differing_ms), (drawing_ms, .drawing_ms), (differing_ratio, .differing_ratio),
      (differing_failures_mb, .differing_failures_mb), (differing_peak_mb, .differing_peak_mb),
    ]
    for (number, key) in numbers { try container.encode(number.map { ($0 * 10).rounded() / 10 }, forKey: key) }
    let counts: [(Int?, CodingKeys)] = [
      (unchanged_variants, .unchanged_variants), (differing_variants, .differing_variants), (mutations, .mutations),
      (mutations_caught, .mutations_caught),
      (edits, .edits), (causes_right, .causes_right), (causes_alone, .causes_alone),
    ]
    for (count, key) in counts { try container.encode(count, forKey: key) }
    try container.encode(missing_tools, forKey: .missing_tools)
    try container.encode(missed, forKey: .missed)
    try container.encode(wrong, forKey: .wrong)
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  // MARK: For people

  var text: String {
    var lines: [String] = []
    if let unchanged_variants {
      lines.append(
        "\(unchanged_variants) unchanged variants: preview test \(Self.ms(unchanged_ms)), ImageMagick "
          + "\(Self.ms(imagemagick_unchanged_ms)) (\(Self.times(unchanged_ratio))), decoded and compared in one process "
          + "\(Self.ms(in_process_unchanged_ms)) (\(Self.times(in_process_ratio)))")
    }
    if let differing_variants {
      lines.append(
        "\(differing_variants) variants that differ: preview test \(Self.ms(differing_ms)), drawing them "
          + "\(Self.ms(drawing_ms)) (\(Self.times(differing_ratio))); failures "
          + String(format: "%.0f MB, %.0f MB resident", differing_failures_mb ?? 0, differing_peak_mb ?? 0))
    }
    if compare_ms != nil {
      lines += [
        "two screens of 1170×2532: preview compare \(Self.ms(compare_ms)), ImageMagick "
          + "\(Self.ms(imagemagick_ms)) (\(ratio(imagemagick_ms, compare_ms))), perceptualdiff "
          + "\(Self.ms(perceptualdiff_ms)) (\(ratio(perceptualdiff_ms, compare_ms)))",
        "two clouds of 1170×2532: preview compare \(Self.ms(compare_photo_ms)), ImageMagick "
          + "\(Self.ms(imagemagick_photo_ms)) (\(ratio(imagemagick_photo_ms, compare_photo_ms)))",
        "two screens of 3840×2160: preview compare \(Self.ms(compare_4k_ms)), ImageMagick "
          + "\(Self.ms(imagemagick_4k_ms)) (\(ratio(imagemagick_4k_ms, compare_4k_ms)))",
        "the same file twice: \(Self.ms(compare_identical_ms)), of which starting takes \(Self.ms(start_ms))",
      ]
    }
    if let mutations { lines.append("\(mutations_caught ?? 0) of \(mutations) mutations caught") }
    lines += missed.map { "  missed: \($0)" }
    if let edits {
      lines.append(
        "\(causes_right ?? 0) of \(edits) edits have the right cause (seed \(seed)), \(causes_alone ?? 0) nothing else")
    }
    lines += wrong.map { "  \($0)" } + missing_tools.map { "not here: \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func ms(_ value: Double?) -> String { value.map { String(format: "%.1f ms", $0) } ?? "not measured" }
  private static func times(_ value: Double?) -> String { value.map { String(format: "%.1f×", $0) } ?? "–" }
  private func ratio(_ theirs: Double?, _ ours: Double?) -> String {
    guard let theirs, let ours else { return "–" }
    return Self.times(theirs / ours)
  }
}
