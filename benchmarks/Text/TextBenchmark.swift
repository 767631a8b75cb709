import LPAutoLayout
import LPDrawing
import Foundation

/// `benchmarks text [FILE.csv] [--json]`: measures 10,000 labels of 100 texts, and labels of a file through the command.
@MainActor
enum TextBenchmark {
  private struct Report: Encodable {
    let labels: Int
    let texts: Int
    /// Fonts opened and everything shaped for the first time.
    let cold_ms: Double
    /// The same labels again, made anew, with what is shaped already.
    let warm_ms: Double
    /// At 100 widths each, in as many lines as it takes.
    let wrapped_ms: Double
    var accuracy: Accuracy?
  }

  static func run(_ arguments: [String]) throws {
    var (colds, warms, wraps): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<5 {
      let typesetter = PangoTypesetter(fonts: try FontSet())
      let environment = LayoutEnvironment(traits: TraitValues(displayScale: 3), text: typesetter)
      LayoutEnvironment.$current.withValue(environment) {
        colds.append(time { measure(lines: 1) })
        warms.append(time { measure(lines: 1) })
        wraps.append(time { measure(lines: 0) })
      }
    }
    var report = Report(
      labels: labels, texts: texts.count, cold_ms: median(colds), warm_ms: median(warms), wrapped_ms: median(wraps))
    if let file = arguments.first(where: { !$0.hasPrefix("-") }) { report.accuracy = try Accuracy(file: file) }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      return print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
    print("\(labels) labels of \(texts.count) texts (medians of 5, ms)")
    print(String(format: "  first %.1f, again %.1f, wrapped %.1f", report.cold_ms, report.warm_ms, report.wrapped_ms))
    report.accuracy?.show()
  }

  private static let labels = 10_000

  /// Latin, German compounds, Arabic, Hindi, Japanese and emoji, in four styles.
  private static let texts: [String] = (0..<100).map { index in
    let bases = [
      "Settings", "Notifications and sounds", "Datenschutzeinstellungen", "Allgemeine Geschäftsbedingungen",
      "الإعدادات العامة", "सूचनाएँ और ध्वनियाँ", "通知とサウンドの設定", "Thanks 👍🏽 see you at 12:30",
    ]
    return "\(bases[index % bases.count]) \(index)"
  }

  private static let styles: [UIFont.TextStyle] = [.body, .headline, .subheadline, .caption1]

  private static func measure(lines: Int) {
    for index in 0..<labels {
      let label = UILabel()
      label.text = texts[index % texts.count]
      label.font = .preferredFont(forTextStyle: styles[index % texts.count % styles.count])
      label.numberOfLines = lines
      if lines == 0 { label.preferredMaxLayoutWidth = CGFloat(60 + index / texts.count) }
      precondition(label.intrinsicContentSize.width > 0)
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
