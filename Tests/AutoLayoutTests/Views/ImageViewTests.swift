import Foundation
import Testing

@testable @_spi(Views) import LPAutoLayout
@testable import LPComponents

@MainActor
struct ImageViewTests {
  private func shown(_ image: UIImage, _ direction: UIUserInterfaceLayoutDirection) -> [Bool] {
    let stage = Stage(direction: direction)
    let view = stage.make { UIImageView(image: image) }
    stage.place(view)
    return LayoutResult.capture(stage.root).views[1].content.items.compactMap { item in
      if case .symbol(_, _, _, let flips) = item { flips } else { nil }
    }
  }

  @Test("a picture flips from right to left if it names a direction or is told to, and only then")
  func flipping() {
    let size = CGSize(width: 20, height: 20)
    let heart = UIImage(.symbol("heart"), size: size)
    for (image, isMirrored) in [
      (heart, false), (heart.imageFlippedForRightToLeftLayoutDirection(), true),
      (UIImage(.symbol("arrow.forward"), size: size), true), (UIImage(.symbol("backward.fill"), size: size), false),
      (UIImage(.symbol("arrow.forward"), size: size, flipsForRightToLeftLayoutDirection: false), false),
    ] {
      #expect(shown(image, .leftToRight) == [false])
      #expect(shown(image, .rightToLeft) == [isMirrored])
    }
  }

  @Test(
    "a picture's insets are outside of what is aligned, on the same side in both directions", arguments: bothDirections)
  func alignmentInsets(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let image = UIImage(.symbol("bell"), size: CGSize(width: 40, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 2, bottom: 4, right: 10))
    let view = stage.place(stage.make { UIImageView(image: image) }, x: 50, y: 60)
    let record = LayoutResult.capture(stage.root).views[1]
    let left: CGFloat = direction == .leftToRight ? 50 : 320 - 50 - 28
    #expect(view.intrinsicContentSize == CGSize(width: 28, height: 26))
    #expect(record.alignmentRect == CGRect(left, 60, 28, 26))
    #expect(record.frame == CGRect(left - 2, 60, 40, 30))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
  }

  @Test("an image beyond the edges is cut only where the view clips")
  func imagesBeyondTheEdges() {
    let view = UIImageView(image: UIImage(.file("photo"), size: CGSize(width: 40, height: 30)))
    view.frame = CGRect(0, 0, 20, 20)
    view.contentMode = .center
    #expect(view.contentItems().map(\.extent) == [CGRect(-10, -5, 40, 30)])
    view.clipsToBounds = true
    #expect(view.contentItems().map(\.extent) == [CGRect(0, 0, 20, 20)])
  }

  @Test("sizeToFit takes the natural frame, insets included")
  func sizeToFit() {
    let image = UIImage(.symbol("bell"), size: CGSize(width: 40, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIImageView(image: image)
    view.frame = CGRect(5, 6, 1, 1)
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 34, height: 26))
    view.sizeToFit()
    #expect(view.frame == CGRect(5, 6, 40, 30))
  }

  @Test("a symbol is as large as the text that it stands beside")
  func symbols() {
    let font = UIFont.systemFont(ofSize: 50)
    let side = { (configuration: UIImage.SymbolConfiguration) in
      UIImage(systemName: "star", withConfiguration: configuration)?.size.width
    }
    #expect(side(.init(font: font)) == 59)
    #expect(side(.init(pointSize: 50, weight: .bold, scale: .large)) == 76)
    #expect(side(.init(textStyle: .largeTitle, scale: .small)) == 32)
    let star = UIImage(systemName: "star")
    #expect(star?.size.width == 20)
    #expect(star?.withConfiguration(.init(scale: .small)).size.width == 16)
    let file = UIImage(.file("photo"), size: CGSize(width: 3, height: 4))
    #expect(file.withConfiguration(.init(scale: .small)) == file)
  }

  @Test func `a view's symbol configuration decides what the symbol's own leaves open`() {
    let preferred = UIImage.SymbolConfiguration(pointSize: 50, scale: .small)
    func side(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
      let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
      view.preferredSymbolConfiguration = preferred
      return view.intrinsicContentSize.width
    }
    #expect(side(nil) == 47)
    #expect(side(UIImage.SymbolConfiguration(weight: .bold)) == 47)
    #expect(side(UIImage.SymbolConfiguration(scale: .large)) == 76)
    #expect(side(UIImage.SymbolConfiguration(pointSize: 20)) == 19)
    #expect(side(UIImage.SymbolConfiguration(pointSize: 20, scale: .default)) == 24)
    let drawn = UIImage(drawn: [], size: CGSize(width: 7, height: 7))
    let view = UIImageView(image: drawn)
    view.preferredSymbolConfiguration = preferred
    #expect(view.intrinsicContentSize.width == 7)
  }

  @Test func `a configuration that is applied keeps what it says nothing about`() throws {
    let star = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
    let large = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(large?.size.width == 76)
    #expect(star.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size.width == 26)
    let colored = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .systemRed))
    #expect(colored?.size == star.size && colored?.renderingMode == .alwaysOriginal)
    #expect(colored?.symbolConfiguration?.color == .systemRed)
    #expect(
      UIImage.SymbolConfiguration.unspecified.applying(UIImage.SymbolConfiguration(pointSize: 3))
        == UIImage.SymbolConfiguration(pointSize: 3))
  }
}
