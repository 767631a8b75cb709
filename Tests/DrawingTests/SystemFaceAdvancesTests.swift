import LPLayoutModel
import Foundation
import Testing

@testable import LPDrawing

/// Widths measured on a device, where the folder with them is at hand.
enum MeasuredStrings {
  struct Row: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let weight: UIFont.Weight
    let string: String
    let stringWidth: Double
    let labelWidth: Double
    var testDescription: String { "\(string) \(size) \(weight.rawValue)" }
  }

  /// `LAYOUTPREVIEW_SHARED`, or `shared` beside the package.
  static var file: URL? {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["LAYOUTPREVIEW_SHARED"].map { URL(fileURLWithPath: $0) }
    return [named, package.deletingLastPathComponent().appendingPathComponent("shared")].compactMap(\.self)
      .map { $0.appendingPathComponent("fonts/measured-strings.csv") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static var rows: [Row] {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "light": .light, "thin": .thin,
      "ultralight": .ultraLight, "heavy": .heavy, "black": .black,
    ]
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let cells = line.split(separator: ",").map(String.init)
      return Row(
        size: CGFloat(Double(cells[0])!), weight: weights[cells[1]]!, string: cells[2], stringWidth: Double(cells[3])!,
        labelWidth: Double(cells[4])!)
    }
  }
}

@Suite struct SystemFaceAdvancesTests {
  /// Units of 2048 per em, tracking included, from the measured table.
  static let units: [(String, Double, UIFont.Weight, Double)] = [
    ("H", 17, .regular, 1520 - 52), ("H", 12, .regular, 1520), ("H", 28, .regular, 1432 + 28),
    ("i", 40, .black, 564 + 19), ("0", 17, .bold, (1290 + 1514) / 2 - 52),
  ]

  @Test(arguments: units)
  func aCharacterIsAsWideAsOnTheDevice(_ text: String, _ size: Double, _ weight: UIFont.Weight, _ units: Double) {
    let advances = SystemFaceAdvances(size: size, weight: Double(weight.rawValue))
    #expect(abs(advances.advance(of: text.unicodeScalars.first!)! - units * size / 2048) < 1e-9)
  }

  @Test func charactersThatWereNotMeasuredHaveNoAdvance() {
    let advances = SystemFaceAdvances(size: 17, weight: 0)
    for scalar in ["\u{1F}", "\u{7F}", "é", "م"] as [Unicode.Scalar] { #expect(advances.advance(of: scalar) == nil) }
  }

  @Test(.enabled(if: MeasuredStrings.file != nil, "the measured strings are not at hand"))
  func labelsAreAsWideAsOnTheDevice() throws {
    let rows = MeasuredStrings.rows
    let errors = rows.map { row -> Double in
      let request = TextRequest(
        string: row.string, font: .systemFont(ofSize: row.size, weight: row.weight), scale: 3)
      let width = SampleScenes.typesetter.measure(request).size.width
      let advances = SystemFaceAdvances(size: row.size, weight: Double(row.weight.rawValue))
      let bare = row.string.unicodeScalars.reduce(0) { $0 + advances.advance(of: $1)! }
      if abs(bare - row.stringWidth) < 1e-3 {
        #expect(abs(width - row.labelWidth) < 1e-3, "\(row.testDescription): no kerning, so exact")
      }
      return abs(width - row.labelWidth) / row.labelWidth
    }
    try #require(rows.count > 90)
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.001)
    #expect(errors.max()! < 0.005)
  }

  /// Of 2048 per em, untested on a device: twice the published tracking.
  @Test(arguments: [(41, 18), (43, 18), (44, 16), (47, 16), (48, 16), (50, 14), (53, 12), (56, 12), (58, 10), (60, 8)])
  func trackingAbove40PointsFollowsThePublishedTable(_ size: Int, _ units: Int) {
    let advances = SystemFaceAdvances(size: Double(size), weight: 0)
    #expect(abs(advances.tracking - Double(units * size) / 2048) < 1e-9)
  }

  @Test func accentsDoNotWidenALetter() {
    func width(_ text: String) -> Double {
      SampleScenes.typesetter.measure(TextRequest(string: text, font: .systemFont(ofSize: 17), scale: 3)).lines[0].width
    }
    #expect(width("é") == width("e"))
    #expect(width("e\u{301}") == width("e"))
    #expect(width("Ü") == width("U"))
  }

  /// Measured from regular to bold: −0.396 to −0.403 em at text sizes, −0.549 to −0.562 em at display sizes.
  @Test(arguments: [UIFont.Weight.thin, .regular, .semibold, .bold, .black])
  func kerningDependsOnTheOpticalSizeAndNotOnTheWeight(_ weight: UIFont.Weight) {
    func kerning(_ size: CGFloat) -> Double {
      let text = "AVAST Wavy To. LT"
      let request = TextRequest(string: text, font: .systemFont(ofSize: size, weight: weight), scale: 3)
      let advances = SystemFaceAdvances(size: size, weight: Double(weight.rawValue))
      let bare = text.unicodeScalars.reduce(0) { $0 + advances.advance(of: $1)! }
      return (SampleScenes.typesetter.measure(request).lines[0].width - bare) / size
    }
    #expect(abs(kerning(12) + 0.397) < 0.01)
    #expect(abs(kerning(28) + 0.53) < 0.04)
  }

  @Test func everyMonospacedCharacterIsEquallyWide() {
    let font = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
    let text = SampleScenes.typesetter.typeset(TextRequest(string: "iiWW", font: font, scale: 3))
    #expect(abs(text.lines[0].width - 4 * 16 * 1266 / 2048) < 1e-9)
  }
}
