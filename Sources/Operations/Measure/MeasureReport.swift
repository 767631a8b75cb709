import LPLayoutModel
import LPDrawing
import Foundation
package import LPSupport
import LPSnapshots
import LPVariants

/// `measure --json`. All lengths are points.
package struct MeasureReport: Codable, Sendable {
  package struct FontEntry: Codable, Sendable {
    /// `system`, `monospaced`, or a family's name.
    package let family: String
    package let size: Double
    package let weight: String
    package let isItalic: Bool
    package let style: String?
    package let textSize: String
    /// A line's box, rounded up to the pixel.
    package let lineHeight: Double
  }

  package struct MeasuredLine: Codable, Sendable {
    /// In logical order, with an ellipsis where something was cut.
    package let text: String
    /// Not rounded.
    package let width: Double
    /// From the block's top.
    package let baseline: Double
    package let isTruncated: Bool
  }

  package struct MissingGlyphs: Codable, Sendable {
    package let characters: String
    /// ISO 15924.
    package let script: String
    /// Debian's.
    package let package: String
  }

  package let schema: String
  package let status: ExitStatus
  package let text: String
  package let font: FontEntry
  package let metrics: String
  package let scale: Int
  /// A label's: rounded up to the pixel.
  package let width: Double
  package let height: Double
  package let lines: [MeasuredLine]
  package let baselines: [Double]
  package let isTruncated: Bool
  /// The files that the glyphs are from.
  package let files: [String]
  package let missing: [MissingGlyphs]

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
  package var summary: String {
    let named = family == "system" ? "" : " \(family)"
    let grown = style.map { " (\($0) at \(textSize))" } ?? ""
    return "\(LayoutNumber(size)?.description ?? "\(size)") pt \(weight)\(isItalic ? " italic" : "")\(named)\(grown)"
  }
}
