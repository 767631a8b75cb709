import LPAutoLayout
import LPConflictLogs
import LPDrawing
import Foundation
@testable import LPOperations
import LPScene
import Testing

/// The drawing of `conflict --out`.
struct ConflictPictureTests {
  private static let price = """
    (
    "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa 'Price'] (active, names: '|':UIView:0xc )>",
    "<NSLayoutConstraint:0x2 UILabel:0xa'Price'.width == 240 (active)>",
    "<NSLayoutConstraint:0x3 H:[UILabel:0xa'Price']-(8)-[UIButton:0xb'Buy'] (active)>",
    "<NSLayoutConstraint:0x4 H:[UIButton:0xb'Buy'(>=160)] (active)>",
    "<NSLayoutConstraint:0x5 UIButton:0xb'Buy'.trailing == UIView:0xc.trailing - 16 (active)>",
    "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UIView:0xc.width == 393 (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x4 H:[UIButton:0xb'Buy'(>=160)] (active)>
    """

  private func analysis(_ log: String) throws -> ConflictAnalysis {
    try #require(PastedLogExplanation(Array(log.utf8)).analyses.first)
  }

  @Test func `lengths lie in the order of the views, and add up to the sentence`() throws {
    let lengths = try #require(try analysis(Self.price).lengths)
    #expect(lengths.needed.map(\.amount) == [16, 240, 8, 160, 16] && lengths.needed.map(\.line) == [1, 2, 3, 4, 5])
    #expect(lengths.available.map(\.amount) == [393] && lengths.available.map(\.line) == [6])
    #expect(lengths.total == 440 && lengths.room == 393 && lengths.isHorizontal)
    #expect(lengths.needed.map(\.isBound) == [false, false, false, true, false])
    #expect(lengths.needed.map { $0.item != nil } == [false, true, false, true, false])
  }

  @Test func `lines in any order lie in the order of the views`() throws {
    let lines = Self.price.split(separator: "\n").map(String.init)
    let mixed = ([lines[0], lines[5] + ",", lines[3], lines[1], lines[4], lines[2]] + lines[6...]).joined(
      separator: "\n"
    )
    .replacing(">\",,", with: ">\",")
    let lengths = try #require(try analysis(mixed).lengths)
    #expect(lengths.needed.map(\.amount) == [16, 240, 8, 160, 16])
  }

  @Test func `a vertical contradiction goes downwards`() throws {
    let vertical = Self.price.replacing("H:", with: "V:").replacing(".width", with: ".height")
      .replacing("trailing", with: "bottom").replacing("Layout-Width", with: "Layout-Height")
    #expect(try #require(try analysis(vertical).lengths).isHorizontal == false)
  }

  @Test func `the drawing invented sizes of 100 by 60`() throws {
    let explanation = PastedLogExplanation(Array(Self.price.utf8))
    let fonts = try FontSet()
    let svg = try SVGWriter(fonts: fonts).write(ConflictPicture(fonts: fonts).scene(explanation))
    #expect(!svg.contains("× 60") && !svg.contains("100 ×"))
    #expect(svg.contains("47 too much") && svg.contains("needed 440") && svg.contains("≥ 160"))
  }

  /// Every log that there is: plates keep apart, lengths add up to the sentence above them, and nothing is invented.
  @Test(arguments: logs)
  func `drawings of pasted logs are legible and true`(name: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + name)))
    let explanation = PastedLogExplanation(bytes)
    for analysis in explanation.analyses {
      guard let lengths = analysis.lengths, let sentence = analysis.arithmetic else { continue }
      let amounts = lengths.needed.filter { $0.amount > 1e-6 }
      #expect(
        sentence.contains(amounts.count == 1 ? amounts[0].amount.printed : "= \(lengths.total.printed)"), "\(sentence)")
      if lengths.room > 0 { #expect(sentence.contains(lengths.room.printed), "\(sentence)") }
      let lines = Set(lengths.needed.compactMap(\.line) + lengths.available.compactMap(\.line))
      #expect(lines == Set(analysis.minimal), "\(name): \(lines)")
    }
    let plates = plates(of: ConflictPicture(fonts: try FontSet()).scene(explanation).items, at: .zero)
    for (index, plate) in plates.enumerated() {
      let others = plates[(index + 1)...].filter {
        $0.insetBy(dx: 0.1, dy: 0.1).intersects(plate.insetBy(dx: 0.1, dy: 0.1))
      }
      #expect(others.isEmpty, "\(name): \(plate) \(others)")
    }
  }

  private static let folder = "../shared/logs"
  private static let logs =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()

  private func plates(of items: [SceneItem], at offset: CGPoint) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      guard case .group(let group) = item else { return [] }
      let inner = CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
      if group.id.contains("/label."), case .fill(let plate, _)? = group.items.first {
        return [plate.controlPointBounds.offsetBy(dx: inner.x, dy: inner.y)]
      }
      return plates(of: group.items, at: inner)
    }
  }
}
