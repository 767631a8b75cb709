import Foundation
import Testing

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPCatalogs

@Suite struct MeasureCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func measure(_ arguments: String...) throws -> MeasureReport {
    let run = try CommandRun("preview", ["measure", "--json"] + arguments, in: folder)
    #expect(run.status == 0 && folder.files.isEmpty)
    return try JSONDecoder().decode(MeasureReport.self, from: Data(run.output.utf8))
  }

  private func text(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["measure"] + arguments, in: folder)
  }

  @Test func `a text has the width, height, lines and baselines of a label on a device`() throws {
    let report = try measure("Hello UIKit", "--size", "17", "--weight", "regular", "--scale", "3")
    #expect(report.schema == "layout-preview/measure/1")
    #expect(abs(report.width - 79.6667) < 1e-3)
    #expect(abs(report.height - 61.0 / 3) < 1e-9)
    #expect(report.baselines.count == 1 && abs(report.baselines[0] - 49.0 / 3) < 1e-9)
    #expect(report.lines.map(\.text) == ["Hello UIKit"])
    #expect(abs(report.lines[0].width - 79.662598) < 1e-5)
    #expect(report.missing.isEmpty && !report.isTruncated)
  }

  @Test func `a style grows with the text size, and a size alone does not`() throws {
    let body = try measure("Settings", "--style", "body", "--text-size", "accessibility3")
    #expect(body.font.size == 40 && body.font.style == "body" && body.height == 48)
    let headline = try measure("Settings", "--style", "headline")
    #expect(headline.font.weight == "semibold")
    #expect(try measure("Settings", "--style", "headline", "--weight", "Regular").font.weight == "regular")
    let grown = try measure("Settings", "--style", "body", "--size", "20", "--text-size", "ax3")
    #expect(grown.font.size == 44 && grown.font.style == nil)
    let refused = try text("Settings", "--size", "20", "--text-size", "ax3")
    #expect(refused.status == 2 && refused.errors.contains("--text-size has no effect"))
    #expect(try measure("Settings", "--legibility", "bold").font.weight == "semibold")
  }

  @Test func `lines are wrapped at a width, and cut at a number of lines`() throws {
    let words = "Allgemeine Einstellungen"
    let wrapped = try measure(words, "--style", "subheadline", "--width", "100")
    #expect(wrapped.lines.map(\.text) == ["Allgemeine", "Einstellungen"])
    // Twice the line box would be 36⅔: a style's second line stands its leading below the first.
    #expect(wrapped.baselines[1] - wrapped.baselines[0] == 20)
    let cut = try measure(words, "--width", "100", "--lines", "1", "--truncate", "middle")
    #expect(cut.isTruncated && cut.lines[0].text.contains("…") && cut.width <= 100)
    #expect(try measure("a\nb").lines.count == 2)
    #expect(try measure("").width == 0)
  }

  @Test func `text for people says the same`() throws {
    let run = try text("Hello UIKit", "--size", "17")
    #expect(
      run.output == """
        79.667 × 20.333 pt, 1 line, in 17 pt regular
          Hello UIKit
            width 79.663, baseline at 16.333

        """)
    #expect(run.errors == "")
  }

  @Test func `characters that no font has are named by script and package`() throws {
    let run = try text("\u{1E000}\u{16A40}")
    #expect(run.status == 0)
    #expect(run.errors.contains("(Mroo): apt-get install fonts-noto-extra"))
  }

  @Test(arguments: [
    ([], "missing TEXT"), (["a", "b"], "measure takes one text, but got 2"),
    (["a", "--size", "-3"], "invalid value '-3' for --size; expected a number from 0.01 to 10000"),
    (["a", "--size", "nan"], "invalid value 'nan' for --size"),
    (["a", "--weight", "semi"], "for --weight; choose from"),
    (["a", "--style", "heading"], "invalid value 'heading' for --style"),
    (["a", "--text-size", "huge"], "unknown text size 'huge' in --text-size"),
    (["a", "--locale", "english!"], "'english!' is not a language tag, in --locale"),
    (["a", "--family", "Comic Sans"], "no folder of fonts has the family 'Comic Sans'"),
    (["a", "--fonts", "/nowhere"], "The font directory /nowhere cannot be listed"),
    (["a", "--metrics", "mac"], "invalid value 'mac' for --metrics; choose from ios, font"),
  ])
  func `what cannot be measured is said, with what to run next`(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun("preview", ["measure"] + arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("Run 'preview measure --help'"))
  }

  @Test func `catalogs measure too`() throws {
    let run = try CommandRun("Troubled", ["measure", "Hello", "--json"], in: folder)
    #expect(try JSONDecoder().decode(MeasureReport.self, from: Data(run.output.utf8)).lines.map(\.text) == ["Hello"])
  }

  @Test(.enabled(if: MeasuredLabels.file != nil, "the measured strings are not at hand"))
  func `every measured label has its width within half a percent, and its height exactly`() throws {
    let rows = try MeasuredLabels.rows()
    try #require(rows.count > 90)
    var errors: [Double] = []
    for row in rows {
      let report = try measure(row.text, "--size", row.size, "--weight", row.weight, "--scale", "3")
      errors.append(abs(report.width - row.width) / row.width)
      let height = (Double(row.size)! * 2444 / 2048 * 3 - 1e-4).rounded(.up) / 3
      #expect(abs(report.height - height) < 1e-9, "\(row)")
      if row.isWithoutKerning { #expect(errors.last! < 1e-5, "\(row): no kerning, so exact") }
    }
    #expect(errors.reduce(0, +) / Double(rows.count) < 0.001)
    #expect(errors.max()! < 0.005)
  }
}

/// Labels measured on a device, where the folder with them is at hand.
enum MeasuredLabels {
  struct Row: Sendable {
    let size: String
    let weight: String
    let text: String
    let width: Double
    /// As measured: these three have none.
    var isWithoutKerning: Bool { ["Hello UIKit", "iiiiillll", "WWWW MMMM"].contains(text) }
  }

  static var file: URL? {
    let named = ProcessInfo.processInfo.environment["LAYOUTPREVIEW_SHARED"].map { URL(fileURLWithPath: $0) }
    return [named, CommandRun.package.deletingLastPathComponent().appendingPathComponent("shared")]
      .compactMap { $0?.appendingPathComponent("fonts/measured-strings.csv") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func rows() throws -> [Row] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map { line in
      let cells = line.split(separator: ",").map(String.init)
      return Row(size: cells[0], weight: cells[1], text: cells[2], width: Double(cells[4])!)
    }
  }
}
