import Foundation
import Testing

@testable import LPAutoLayout
@testable import LPComponents

/// Images whose caps keep their size.
@MainActor
struct SlicedImageTests {
  private func items(
    _ image: UIImage, width: CGFloat, height: CGFloat, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> [(image: CGRect, clip: CGRect, flips: Bool)] {
    let stage = Stage(direction: direction)
    let view = stage.make { UIImageView(image: image) }
    view.frame = CGRect(0, 0, width, height)
    stage.root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    return LayoutResult.capture(stage.root).views[1].content.items.compactMap { item in
      guard case .image(_, let rect, let clip, let flips, _) = item else { return nil }
      return (rect, clip?.controlPointBounds ?? rect, flips)
    }
  }

  private let image = UIImage(.file("button"), size: CGSize(width: 30, height: 20))
  private let caps = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

  @Test("the caps keep their size, and the part between them is stretched")
  func stretching() throws {
    let shown = items(image.resizableImage(withCapInsets: caps, resizingMode: .stretch), width: 130, height: 60)
    #expect(shown.count == 9)
    let corner = try #require(shown.first)
    #expect(corner.image == CGRect(0, 0, 30, 20) && corner.clip == CGRect(0, 0, 10, 4))
    let last = try #require(shown.last)
    #expect(last.clip == CGRect(118, 54, 12, 6) && last.image == CGRect(100, 40, 30, 20))
    // The part between the caps is 8 × 10 points and fills 108 × 50.
    let middle = shown[4]
    #expect(middle.clip == CGRect(10, 4, 108, 50))
    #expect(middle.image.width == 30 * 108 / 8 && middle.image.height == 20 * 5)
    let area = shown.reduce(CGFloat(0)) { $0 + $1.clip.width * $1.clip.height }
    #expect(abs(area - 7800) < 0.001)
  }

  @Test("by default the part between the caps is repeated, and cut at the end")
  func tiling() {
    let shown = items(image.resizableImage(withCapInsets: caps), width: 42, height: 20)
    // 20 points take two tiles and a half of 8 points, between both caps.
    let row = shown.filter { $0.clip.minY == 4 }
    #expect(row.map(\.clip.minX) == [0, 10, 18, 26, 30])
    #expect(row.map(\.clip.width) == [10, 8, 8, 4, 12])
    #expect(shown.allSatisfy { $0.image.size == CGSize(width: 30, height: 20) })
  }

  @Test("from right to left a picture that flips has its left cap on the right")
  func flipping() throws {
    let sliced = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .imageFlippedForRightToLeftLayoutDirection()
    let shown = items(sliced, width: 130, height: 60, .rightToLeft)
    #expect(shown.count == 9 && shown.allSatisfy(\.flips))
    #expect(try #require(shown.first).clip == CGRect(120, 0, 10, 4))
    let plain = items(
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch), width: 130, height: 60, .rightToLeft)
    #expect(try #require(plain.first).clip == CGRect(0, 0, 10, 4) && !plain[0].flips)
  }

  @Test("an image in its own size is drawn whole, and caps that do not fit shrink")
  func extremes() {
    let sliced = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(items(sliced, width: 30, height: 20).count == 1)
    let tiny = items(sliced, width: 11, height: 5)
    let area = tiny.reduce(CGFloat(0)) { $0 + $1.clip.width * $1.clip.height }
    #expect(area <= 55.001)
    #expect(tiny.allSatisfy { CGRect(-0.001, -0.001, 11.002, 5.002).contains($0.clip) })
    // A tile of a point is stretched, as many would look the same.
    let line = UIImage(.file("line"), size: CGSize(width: 3, height: 3))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(items(line, width: 300, height: 300).count == 9)
    let most = UIImage(.file("dots"), size: CGSize(width: 2, height: 2)).resizableImage(withCapInsets: .zero)
    #expect(items(most, width: 300, height: 300).count == 1)
  }

  @Test("properties say what was asked for, and the old method stretches one point")
  func properties() {
    let sliced = image.resizableImage(withCapInsets: caps)
    #expect(sliced.capInsets == caps && sliced.resizingMode == .tile && sliced.size == image.size)
    #expect(image.capInsets == .zero && image != sliced)
    let old = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(old.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 19) && old.resizingMode == .stretch)
  }
}
