import Variants
import AutoLayout
import Drawing
import Foundation
import Snapshots
import Messages

/// `measure --json`. All lengths are points.
struct MeasureReport: Codable, Sendable {
  struct FontEntry: Codable, Sendable {
    /// `system`, `monospaced`, or a family's name.
    let family: String
    let size: Double
    let weight: String
    let isItalic: Bool
    let style: String?
    let textSize: String
    /// A line's box, rounded up to the pixel.
    let lineHeight: Double
  }

  struct MeasuredLine: Codable, Sendable {
    /// In logical order, with an ellipsis where something was cut.
    let text: String
    /// Not rounded.
    let width: Double
    /// From the block's top.
    let baseline: Double
    let isTruncated: Bool
  }

  struct MissingGlyphs: Codable, Sendable {
    let characters: String
    /// ISO 15924.
    let script: String
    /// Debian's.
    let package: String
  }

  let schema: String
  let status: ExitStatus
  let text: String
  let font: FontEntry
  let metrics: String
  let scale: Int
  /// A label's: rounded up to the pixel.
  let width: Double
  let height: Double
  let lines: [MeasuredLine]
  let baselines: [Double]
  let isTruncated: Bool
  /// The files that the glyphs are from.
  let files: [String]
  let missing: [MissingGlyphs]

  init(
    _ request: TextRequest, _ block: TypesetText, category: UIContentSizeCategory, metrics: TextMetrics, fonts: FontSet
  ) {
    schema = "layout-preview/measure/1"
    status = .success
    text = request.string
    font = FontEntry(request.font, category, scale: request.scale)
    self.metrics = metrics.rawValue
    scale = Int(request.scale)
    width = block.size.width
    height = block.size.height
    lines = block.lines.map { line in
      MeasuredLine(text: line.text, width: line.width, baseline: line.baseline, isTruncated: line.isTruncated)
    }
    baselines = block.lines.map { Double($0.baseline) }
    isTruncated = block.isTruncated
    files = Set(block.lines.flatMap { $0.runs.map(\.font) }).sorted()
    missing = fonts.adviceByScript(forMissing: block.missing).map {
      MissingGlyphs(characters: $0.characters.joined(separator: " "), script: $0.script, package: $0.package)
    }
  }
}

extension MeasureReport.FontEntry {
  fileprivate init(_ font: FontDescription, _ category: UIContentSizeCategory, scale: CGFloat) {
    family =
      switch font.family {
      case .system: "system"
      case .monospacedSystem: "monospaced"
      case .named(let name): name
      }
    size = font.pointSize
    weight = font.weight.word
    isItalic = font.isItalic
    style = font.textStyle?.rawValue
    textSize = category.word
    lineHeight = ceilToPixel(font.lineHeight, scale)
  }

  /// `17 pt semibold (headline at accessibility3)`
  var summary: String {
    let named = family == "system" ? "" : " \(family)"
    let grown = style.map { " (\($0) at \(textSize))" } ?? ""
    return "\(LayoutNumber(size)?.description ?? "\(size)") pt \(weight)\(isItalic ? " italic" : "")\(named)\(grown)"
  }
}
