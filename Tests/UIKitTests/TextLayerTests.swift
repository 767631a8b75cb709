@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// Layers that show a text.
@MainActor
struct TextLayerTests {
  private func layer(_ string: Any?, _ width: CGFloat = 200, _ height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    (layer.string, layer.fontSize) = (string, 20)
    return layer
  }

  /// The blocks of text that a layer paints at a place, with their places.
  private func texts(_ layer: CATextLayer, at place: CGPoint = .zero) -> [(text: TypesetText, at: CGPoint, color: RGBA)]
  {
    let rect = CGRect(origin: place, size: layer.bounds.size)
    return layer.paint(in: rect, with: .current).flatMap { item -> [ContentItem] in
      if case .group(let group) = item { group.items } else { [item] }
    }.compactMap { if case .text(let text, let place, let color) = $0 { (text, place, color) } else { nil } }
  }

  @Test func `a text is drawn in its font and colour from the layer's top`() throws {
    let layer = layer("Ab")
    layer.foregroundColor = UIColor.red.cgColor
    let shown = try #require(texts(layer, at: CGPoint(x: 5, y: 7)).first)
    #expect(shown.text.lines.map(\.text) == ["Ab"] && shown.at == CGPoint(x: 5, y: 7))
    #expect(shown.color == UIColor.red.resolved(with: .current))
    let height = shown.text.size.height
    layer.fontSize = 40
    #expect(try #require(texts(layer).first).text.size.height > height)
    layer.string = nil
    #expect(texts(layer).isEmpty)
  }

  @Test func `letters are white unless told otherwise, and 36 points large`() throws {
    let layer = CATextLayer()
    (layer.frame, layer.string) = (CGRect(x: 0, y: 0, width: 100, height: 50), "A")
    #expect(try #require(texts(layer).first).color == UIColor.white.resolved(with: .current))
    layer.font = UIFont.systemFont(ofSize: 7)
    let same = try #require(texts(layer).first).text.size.height
    layer.fontSize = 7
    #expect(try #require(texts(layer).first).text.size.height < same)
  }

  /// Sets lines at the side that is asked for, and cuts none.
  private final class AlignedText: TextMeasuring {
    private let plain = FixedAdvanceText()
    func typeset(_ request: TextRequest) -> TypesetText { measure(request) }
    func measure(_ request: TextRequest) -> TypesetText {
      var whole = request
      if request.lineBreakMode == .byClipping { whole.maxWidth = nil }
      var block = plain.measure(whole)
      let room = (request.maxWidth ?? 0) - (block.lines.first?.width ?? 0)
      let part: CGFloat = request.alignment == .right ? 1 : request.alignment == .center ? 0.5 : 0
      for index in block.lines.indices { block.lines[index].x = room * part }
      return block
    }
    func hasFont(family: String, askedAt site: CallSite) -> Bool { false }
    var projectFonts: [(family: String, name: String)] { [] }
  }

  @Test func `lines are placed by the alignment`() throws {
    let layer = LayoutEnvironment.$current.withValue(LayoutEnvironment(text: AlignedText())) { self.layer("Ab") }
    let width = try #require(texts(layer).first?.text.lines.first?.width)
    layer.alignmentMode = .right
    #expect(try #require(texts(layer).first?.text.lines.first).x == 200 - width)
    layer.alignmentMode = .center
    #expect(try #require(texts(layer).first?.text.lines.first).x == (200 - width) / 2)
  }

  @Test func `lines wrap where the layer says so, and break at line breaks in any case`() {
    let layer = layer("one two three four", 80)
    #expect(texts(layer).map(\.text.lines.count) == [1])
    layer.isWrapped = true
    #expect((texts(layer).first?.text.lines.count ?? 0) > 1)
    (layer.isWrapped, layer.string) = (false, "one\ntwo")
    let shown = texts(layer)
    #expect(shown.count == 2 && shown[1].at.y == shown[0].text.size.height)
    #expect(layer.preferredFrameSize().height == 2 * shown[0].text.size.height)
  }

  @Test func `a text that is too long is cut, with an ellipsis where the layer says so`() {
    let layer = LayoutEnvironment.$current.withValue(LayoutEnvironment(text: AlignedText())) {
      self.layer("one two three four", 80, 30)
    }
    let items = layer.paint(in: layer.bounds, with: .current)
    guard case .group(let group) = items.first else {
      Issue.record("the text is not cut at the layer's edge")
      return
    }
    #expect(group.clip == .rect(layer.bounds))
    layer.truncationMode = .end
    #expect(texts(layer).first?.text.lines.first?.text.hasSuffix("…") == true)
    layer.isWrapped = true
    // The layer is lower than a line, and shows one.
    #expect(texts(layer).first.map { $0.text.lines.count == 1 && $0.text.isTruncated } == true)
  }

  @Test func `attributes replace the layer's font and colour`() throws {
    let text = NSAttributedString(string: "Ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let height = try #require(texts(layer(text)).first).text.size.height
    let plain = layer("Ab")
    plain.fontSize = 30
    #expect(try #require(texts(plain).first).text.size.height == height)
  }
}
