@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@testable import LPAutoLayout

/// What is painted, where pictures of Apple's simulator have shown something else.
@MainActor
struct PaintedReferenceTests {
  private final class Files: ImageLoading {
    func size(of source: ImageSource) -> CGSize? { CGSize(width: 10, height: 10) }
  }

  private func tint(_ image: UIImage, asTemplate: Bool = false) -> RGBA? {
    let painter = ContentPainter(traits: .current, images: Files(), isRightToLeft: false)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for case .image(_, _, _, _, let tint) in painter.picture(image, in: rect, .systemBlue, isTemplate: asTemplate) {
      return tint
    }
    return nil
  }

  @Test func `an image file with a tint was drawn without it`() {
    let file = UIImage(.file("photo"), size: CGSize(width: 10, height: 10))
    let red = UIColor.red.resolved(with: .current)
    let blue = UIColor.systemBlue.resolved(with: .current)
    #expect(tint(file) == nil)
    #expect(tint(file.withTintColor(.red)) == red)
    #expect(tint(file.withTintColor(.red, renderingMode: .alwaysOriginal)) == red)
    #expect(tint(file.withTintColor(.red, renderingMode: .alwaysTemplate)) == blue)
    #expect(tint(file.withTintColor(.red), asTemplate: true) == blue)
    #expect(tint(file.withRenderingMode(.alwaysOriginal), asTemplate: true) == nil)
  }

  @Test func `a symbol with a tint keeps the view's, unless it is original`() throws {
    func color(_ image: UIImage) throws -> RGBA {
      let painter = ContentPainter(traits: .current, images: Files(), isRightToLeft: false)
      let items = painter.picture(image, in: CGRect(x: 0, y: 0, width: 9, height: 9), .systemBlue)
      return try #require(items.compactMap { if case .symbol(_, _, let color, _) = $0 { color } else { nil } }.first)
    }
    let star = try #require(UIImage(systemName: "star"))
    #expect(try color(star.withTintColor(.red)) == UIColor.systemBlue.resolved(with: .current))
    #expect(try color(star.withTintColor(.red, renderingMode: .alwaysOriginal)) == UIColor.red.resolved(with: .current))
  }

  /// Keeps how the last text was to be cut.
  private final class Cuts: TextMeasuring, @unchecked Sendable {
    var last: NSLineBreakMode?
    func typeset(_ request: TextRequest) -> TypesetText {
      last = request.lineBreakMode
      return .empty
    }
  }

  @Test func `an attributed placeholder that does not fit got an ellipsis`() {
    let cuts = Cuts()
    let field = LayoutEnvironment.$current.withValue(LayoutEnvironment(text: cuts)) { UITextField() }
    func cut() -> NSLineBreakMode? {
      field.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      _ = field.contentText()
      return cuts.last
    }
    field.placeholder = "Placeholder"
    #expect(cut() == .byTruncatingTail)
    field.attributedPlaceholder = NSAttributedString(string: "Placeholder")
    #expect(cut() == .byClipping)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    field.attributedPlaceholder = NSAttributedString(string: "Placeholder", attributes: [.paragraphStyle: style])
    #expect(cut() == .byTruncatingTail)
  }

  @Test func `a search bar's text begins after the icon, and a button clears it`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 328, height: 56))
    func start() throws -> CGFloat {
      try #require(bar.contentItems().compactMap { if case .text(_, let at, _) = $0 { at.x } else { nil } }.first)
    }
    func crosses() -> [CGRect] {
      bar.contentItems().compactMap {
        if case .symbol("xmark.circle.fill", let rect, _, _) = $0 { rect } else { nil }
      }
    }
    bar.placeholder = "Type some text"
    #expect(try start() == 38 && crosses().isEmpty)
    bar.icon = UIImage()
    #expect(try start() == 18)
    bar.text = "Text"
    #expect(crosses() == [CGRect(x: 296, y: 19.5, width: 17, height: 17)])
    bar.clearButtonMode = .whileEditing
    #expect(crosses().isEmpty)
    bar.isEditing = true
    #expect(crosses().count == 1)
  }
}
