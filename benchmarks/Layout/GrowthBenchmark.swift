import LPAutoLayout
import Foundation

/// `benchmarks layout growth [FAMILY…] [--sizes 1000,4000] [--json]`: how the time to lay out and to record grows with the
/// number of views.
@MainActor
enum GrowthBenchmark {
  private struct Row: Encodable {
    let family: String
    let views: Int
    let ambiguous: Int
    let layout_ms: Double
    let capture_ms: Double
  }

  private struct Report: Encodable {
    var rows: [Row] = []
    /// Of the time to lay out and to record, by family.
    var exponents: [String: [Double]] = [:]
  }

  static func run(_ arguments: [String]) throws {
    let (families, sizes) = choose(arguments)
    let json = arguments.contains("--json")
    var report = Report()
    if !json { print("family     views  ambiguous  lay out  record  (ms of processor time, least of 3)") }
    for family in families {
      let rows = sizes.map { measure(family, views: $0) }
      report.rows += rows
      if let exponents = exponents(rows) { report.exponents[family.rawValue] = exponents }
      if !json { print(text(rows, report.exponents[family.rawValue])) }
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
  }

  private static func choose(_ arguments: [String]) -> ([LongScreen], [Int]) {
    var (families, sizes): ([LongScreen], [Int]) = ([], [1000, 4000])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": break
      case "--sizes":
        sizes = (rest.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }.filter { $0 > 1 }.sorted()
        if sizes.isEmpty { fail("--sizes needs numbers of views, such as 1000,4000") }
      default:
        guard let family = LongScreen(rawValue: argument) else {
          fail("no family \(argument); there are \(LongScreen.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        families.append(family)
      }
    }
    return (families.isEmpty ? LongScreen.allCases : families, sizes)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks layout growth: \(message)\n".utf8))
    exit(2)
  }

  private static func measure(_ family: LongScreen, views: Int) -> Row {
    var (layout, capture, ambiguous) = (Double.infinity, Double.infinity, 0)
    for _ in 0..<3 {
      let root = family.build(views: views)
      layout = min(layout, ProcessorTime.milliseconds { root.layoutIfNeeded() })
      var result: LayoutResult!
      capture = min(capture, ProcessorTime.milliseconds { result = LayoutResult.capture(root) })
      ambiguous = result.views.count { !$0.ambiguousAttributes.isEmpty }
    }
    return Row(family: family.rawValue, views: views, ambiguous: ambiguous, layout_ms: layout, capture_ms: capture)
  }

  /// From the fewest to the most views.
  private static func exponents(_ rows: [Row]) -> [Double]? {
    guard let first = rows.first, let last = rows.last, first.views < last.views else { return nil }
    let scale = log(Double(last.views) / Double(first.views))
    return [log(last.layout_ms / first.layout_ms) / scale, log(last.capture_ms / first.capture_ms) / scale]
  }

  private static func text(_ rows: [Row], _ exponents: [Double]?) -> String {
    var lines = rows.map { row in
      row.family.padding(toLength: 10, withPad: " ", startingAt: 0)
        + String(format: "%6d  %9d  %7.1f  %6.1f", row.views, row.ambiguous, row.layout_ms, row.capture_ms)
    }
    if let exponents {
      lines.append(
        String(format: "  laid out in views^%.2f, recorded in views^%.2f", exponents[0], exponents[1]))
    }
    return lines.joined(separator: "\n")
  }
}
