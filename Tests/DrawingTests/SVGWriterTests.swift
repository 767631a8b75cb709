import LPLayoutModel
import Foundation
import FoundationXML
import LPScene
import Testing

@testable import LPDrawing

@Suite struct SVGWriterTests {
  let fonts = SampleScenes.fonts

  func write(_ items: [SceneItem], title: String = "") throws -> String {
    try SVGWriter(fonts: fonts).write(Scene(size: CGSize(width: 100, height: 50), items: items, title: title))
  }

  func group(_ id: String, kind: SceneItem.Group.Kind = .view, title: String = "", details: String = "") -> SceneItem {
    .group(SceneItem.Group(kind: kind, id: id, title: title, details: details, items: []))
  }

  func text(_ string: String, direction: UIUserInterfaceLayoutDirection = .leftToRight) -> [SceneItem] {
    let block = SampleScenes.typesetter.typeset(
      TextRequest(string: string, font: .systemFont(ofSize: 17), direction: direction))
    return SampleScenes.items(of: block, at: CGPoint(x: 10, y: 10), .black)
  }

  @Test func aBareDocumentHasTheShapesAlone() throws {
    let scene = SampleScenes.languages()
    let (whole, bare) = (
      try SVGWriter(fonts: fonts).write(scene), try SVGWriter(fonts: fonts, isBare: true).write(scene)
    )
    #expect(whole.contains("</text>") && whole.contains("</title>"))
    let words = try Regex("<(text|title|desc)[^>]*>[^<]*</(text|title|desc)>\\n")
    #expect(whole.replacing(words, with: "") == bare)
  }

  @Test(arguments: Rasterizer.installed, [1, 2])
  func otherProgramsDrawTheSamePicture(_ program: Rasterizer, _ scale: Int) throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let scenes = [
      SampleScenes.languages(), SampleScenes.shapes(picture: try SampleScenes.picture(in: directory)),
      SampleScenes.layers(),
    ]
    for scene in scenes {
      let ours = try PNGRenderer(fonts: fonts).raster(scene, scale: scale)
      let svg = try SVGWriter(fonts: fonts).write(scene)
      let theirs = try #require(
        try program.raster(svg, size: (ours.width, ours.height), scale: scale, in: directory))
      let difference = ours.meanDifference(from: theirs)
      #expect(difference < 0.01, "\(scene.title) by \(program.rawValue) at \(scale)×: \(difference)")
    }
  }

  @Test func documentsAreWellFormedWhateverTheTextIs() throws {
    let nasty = "a<b>&\"'\u{1}\u{0}\u{FFFE}]]>\u{1F600}\n\u{D7FF}"
    let svg = try write([group(nasty, title: nasty, details: nasty)] + text(nasty), title: nasty)
    #expect(try XMLDocument(xmlString: svg).rootElement()?.name == "svg")
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func groupsKeepTheirNamesAsIdsAndClasses() throws {
    let svg = try write([
      group("view:screen/card title", title: "Label"), group("constraints", kind: .layer),
      group("constraint:follow.leading >= name.trailing", kind: .constraint),
      group("screen 2/constraints", kind: .layer),
    ])
    #expect(svg.contains("id=\"view-screen.card_title\" class=\"view\" data-name=\"view:screen/card title\""))
    #expect(svg.contains("<title>Label</title>"))
    #expect(svg.contains("id=\"constraints\" class=\"layer constraints\""))
    #expect(svg.contains("id=\"screen_2.constraints\" class=\"layer constraints\""))
    #expect(svg.contains("id=\"constraint-follow.leading_ge_name.trailing\" class=\"constraint\""))
  }

  @Test func idsAreUniqueAndSafe() throws {
    let names = ["a:b", "a-b", "a:b", "1", "", "ä/日本", "-x", "a b\"<"]
    let document = try XMLDocument(xmlString: try write(names.map { group($0) } + text("Hello")))
    let ids = try document.nodes(forXPath: "//@id").compactMap(\.stringValue)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.range(of: "^[A-Za-z_][A-Za-z0-9_.-]*$", options: .regularExpression) != nil, "\(id)")
    }
  }

  @Test func everyGlyphIsDefinedOnceAndNothingOutsideIsNamed() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let scene = SampleScenes.shapes(picture: try SampleScenes.picture(in: directory))
    let svg = try SVGWriter(fonts: fonts).write(
      Scene(size: scene.size, items: scene.items + text("aaaa"), title: "Shapes"))
    let document = try XMLDocument(xmlString: svg)
    let ids = Set(try document.nodes(forXPath: "//@id").compactMap(\.stringValue))
    let links = try document.nodes(forXPath: "//@*[local-name()='href']").compactMap(\.stringValue)
    #expect(!links.isEmpty)
    for link in links {
      #expect(link.hasPrefix("data:image/png;base64,") || ids.contains(String(link.dropFirst())), "\(link.prefix(40))")
    }
    #expect(try document.nodes(forXPath: "//*[local-name()='use']").count > 10)
    #expect(!svg.contains("http://") || svg.ranges(of: "http://").count == 2, "only the two namespaces")
  }

  @Test func textCanBeFoundThoughItIsDrawnFromOutlines() throws {
    let svg = try write(text("Größe ändern") + text("مرحبا", direction: .rightToLeft))
    let document = try XMLDocument(xmlString: svg)
    let texts = try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
    #expect(texts == ["Größe ändern", "مرحبا"])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-1.25, "-1.25"), (1.0005, "1.001"), (12.30, "12.3"),
    (0.005, "0.005"), (.nan, "0"), (.infinity, "0"), (1e9, "1000000000"),
  ])
  func numbersHaveOneForm(_ value: Double, _ expected: String) {
    #expect(svg(value) == expected)
  }

  @Test func itemsWithNumbersThatCannotBeDrawnAreLeftOut() throws {
    let nan = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    let svg = try write([.fill(.rect(nan), .black), .image("x", in: nan, flipped: false)])
    #expect(!svg.contains("rect"))
    #expect(throws: DrawingError.self) {
      try SVGWriter(fonts: fonts).write(Scene(size: CGSize(width: 0, height: 10), items: []))
    }
  }
}
