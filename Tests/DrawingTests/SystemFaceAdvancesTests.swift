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
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.0005)
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

  /// Sums of pairs in em, measured on a device.
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog", 12, UIFont.Weight.regular, -0.1196),
    ("The quick brown fox jumps over the lazy dog", 12, .bold, -0.1257),
    ("The quick brown fox jumps over the lazy dog", 28, .regular, -0.1514),
    ("The quick brown fox jumps over the lazy dog", 28, .bold, -0.1343),
    ("AVAST Wavy To. LT", 28, .semibold, -0.5538), ("0123456789", 28, .bold, -0.0049),
  ])
  func kerningIsTheDevicesAtEachOpticalSizeAndWeight(
    _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ kerning: Double
  ) {
    let request = TextRequest(string: text, font: .systemFont(ofSize: size, weight: weight), scale: 3)
    let advances = SystemFaceAdvances(size: size, weight: Double(weight.rawValue))
    let bare = text.unicodeScalars.reduce(0) { $0 + advances.advance(of: $1)! }
    let width = SampleScenes.typesetter.measure(request).lines[0].width
    #expect(abs((width - bare) / size - kerning) < 0.0015)
  }

  /// iOS 13 at three pixels a point: headlines at the text sizes Medium and Large.
  @Test(arguments: [(16, 158.0 / 3), (17, 167.0 / 3)] as [(CGFloat, CGFloat)])
  func anApostropheStandsCloseToTheLettersBesideIt(_ size: CGFloat, _ width: CGFloat) {
    let request = TextRequest(string: "What's", font: .systemFont(ofSize: size, weight: .semibold), scale: 3)
    #expect(abs(SampleScenes.typesetter.measure(request).size.width - width) < 1e-6)
  }

  /// In pictures of iOS 15 to 17 the line ends at 295 points.
  @Test func theSpaceAfterACommaIsNarrowInLargeText() {
    let text = "Hello, world. This is a long run of text that should wrap at some point."
    let request = TextRequest(
      string: text, font: .boldSystemFont(ofSize: 32), maxWidth: 300, numberOfLines: 0, scale: 2)
    #expect(SampleScenes.typesetter.measure(request).lines[0].text == "Hello, world. This is a")
  }

  @Test func everyMonospacedCharacterIsEquallyWide() {
    let font = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
    let text = SampleScenes.typesetter.typeset(TextRequest(string: "iiWW", font: font, scale: 3))
    #expect(abs(text.lines[0].width - 4 * 16 * 1266 / 2048) < 1e-9)
  }
}
