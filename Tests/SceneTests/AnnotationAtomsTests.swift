import LPLayoutModel
import Foundation
import LPSupport
import Testing

@testable import LPScene

struct AnnotationAtomsTests {
  @Test(arguments: [
    (0.0, "0"), (8.0, "8"), (-0.0, "0"), (-0.001, "0"), (0.004, "0"), (0.05, "0.05"), (-29.5, "−29.5"),

    (1.0 / 3, "0.33"),
    (100.0, "100"), (12.10, "12.1"), (Double.nan, "?"), (1e300, "∞"),
  ])
  func `numbers are short`(value: Double, label: String) {
    #expect(CGFloat(value).label == label)
  }

  @Test func `signed numbers always have a sign`() {
    #expect([4, -4, 0.5, 0].map { CGFloat($0).signedLabel } == ["+4", "−4", "+0.5", "±0"])
  }

  @Test(arguments: [(16.0 / 9, "16:9"), (1.0, "1:1"), (0.75, "3:4"), (1.5, "3:2"), (2.35, "2.35:1"), (0.0, "?")])
  func `ratios of small numbers are written so`(value: Double, label: String) {
    #expect(ConstraintWords.ratio(CGFloat(value)) == label)
  }

  private func luminance(_ color: RGBA) -> Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// WCAG 2: 4.5 to 1 for text.
  @Test(arguments: [Palette.light, .dark])
  func `ink on plates and plates' colour on badges can be read`(palette: Palette) {
    let inks = [palette.holds, palette.broken, palette.conflict, palette.alignment, palette.baseline, palette.name]
    func contrast(_ a: RGBA, _ b: RGBA) -> Double {
      let (x, y) = (luminance(a), luminance(b))
      return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
    for ink in inks { #expect(contrast(ink, palette.plate) >= 4.5) }
    for ink in [palette.label, palette.secondaryLabel, palette.holds, palette.broken, palette.conflict] {
      #expect(contrast(ink, palette.surroundings) >= 4.5)
    }
  }

  @Test func `no type is smaller than seven points`() {
    #expect(AnnotationLabel.fontSize >= 7 && AnnotationLabel.smallFontSize >= 7)
  }

  @Test func `the grid of taken places agrees with looking at all of them`() {
    var random = SplitMix64(seed: 7)
    func rect() -> CGRect {
      CGRect(
        x: CGFloat.random(in: -20...300, using: &random), y: CGFloat.random(in: -20...200, using: &random),
        width: CGFloat.random(in: 0...90, using: &random), height: CGFloat.random(in: 0...60, using: &random))
    }
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    var occupancy = Occupancy(bounds: bounds)
    let taken = (0..<60).map { _ in rect() }
    for (number, rect) in taken.enumerated() { occupancy.add(rect, number % 2 == 0 ? .text : .line, owner: number % 5) }
    for _ in 0..<200 {
      let query = rect().intersection(bounds)
      guard !query.isNull else { continue }
      let ignored = Bool.random(using: &random) ? 3 : nil
      var expected: [Occupancy.Kind: CGFloat] = [:]
      for (number, rect) in taken.enumerated() where ignored == nil || number % 5 != ignored {
        let shared = rect.intersection(bounds).intersection(query)
        if !shared.isNull { expected[number % 2 == 0 ? .text : .line, default: 0] += shared.width * shared.height }
      }
      let overlap = occupancy.overlap(query, ignoring: ignored)
      for kind in Occupancy.Kind.allCases { #expect(abs(overlap[kind] - (expected[kind] ?? 0)) < 1e-6) }
    }
  }

  @Test func `labels fill a small area without overlap and then say that there is no place`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    var placer = LabelPlacer(occupancy: Occupancy(bounds: bounds))
    let label = AnnotationLabel([.plain("12345")], color: .black, scale: 2, typesetter: FixedAdvanceText())
    let line = LineSegment(start: CGPoint(x: 10, y: 30), end: CGPoint(x: 90, y: 30))
    let numbers = (0..<60).map { _ in placer.place(label.size, at: .line(line), owner: nil) }
    let spots = numbers.map { placer.spot($0) }
    let placed = spots.compactMap { $0?.rect }
    #expect(spots.contains { $0 == nil })
    // Three by four would be a perfect packing.
    #expect(placed.count >= 6)
    for (index, one) in placed.enumerated() {
      #expect(bounds.contains(one))
      #expect(!placed[(index + 1)...].contains { $0.intersects(one) })
    }
  }

  @Test(arguments: [3, 12, 40])
  func `labels beside a small area never overlap, however many there are`(count: Int) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    var occupancy = Occupancy(bounds: bounds)
    occupancy.add(bounds, .text)
    var placer = LabelPlacer(occupancy: occupancy, usesGutters: true)
    let numbers = (0..<count).map { number in
      let line = LineSegment(start: CGPoint(x: 60, y: CGFloat(number * 7 % 60)), end: CGPoint(x: 90, y: 30))
      return placer.place(CGSize(width: 20, height: 9 + CGFloat(number % 3) * 4), at: .line(line), owner: nil)
    }
    let (left, right) = placer.settle()
    let placed = numbers.compactMap { placer.spot($0)?.rect }
    #expect(placed.count == count && left == 0)
    let area = CGRect(x: 100, y: 0, width: right, height: 60)
    for (index, one) in placed.enumerated() {
      #expect(area.contains(one))
      #expect(!placed[(index + 1)...].contains { $0.intersects(one) })
    }
  }
}
