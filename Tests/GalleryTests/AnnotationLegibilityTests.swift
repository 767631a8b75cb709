import LPLayoutModel
import LPDrawing
import Foundation
import LayoutPreview
import LPScene
import Testing

@testable import GalleryScreens
@testable import LPOperations
@testable import Marks
@testable import Problems

/// Every screen of the gallery over a matrix that holds every pair of size class, direction, language, strings, text
/// size and appearance, with everything drawn over it, at one pixel a point.
@MainActor
struct AnnotationLegibilityTests {
  nonisolated static let names = GalleryLayoutTests.names + ["Conflict", "Ambiguous", "Lost wishes"] + markNames

  /// Every mark that there is.
  nonisolated static let markNames = [
    "Distances", "Sizes", "Wishes", "Alignments", "Guides", "Conflicts", "Open places", "Cut text", "Out of sight",
    "Crowd", "Changes",
  ]

  static let renderers: [PreviewRenderer] = [
    Catalog(name: "Gallery", previews: Gallery().previews), Catalog(name: "Problems", previews: Problems().previews),
    Catalog(name: "Marks", previews: Marks().previews),
  ].map { catalog in
    let folder = catalog.description.sourceFolder!.appendingPathComponent("Resources")
    return try! PreviewRenderer(
      catalog: catalog, resources: CatalogResources(folder: folder, catalog: catalog.description), metrics: .ios)
  }

  static func variants(_ locales: [String]) throws -> [Variant] {
    try VariantMatrix(
      screens: [.compact, .regular], directions: [.leftToRight, .rightToLeft],
      locales: locales.compactMap { LanguageTag($0) }, strings: [[], [.doubled]],
      textSizes: [.extraSmall, .large, .accessibilityExtraLarge], appearances: [.light, .dark], scales: [1],
      combination: .pairwise
    ).selection().variants
  }

  private static func count(_ name: String, _ annotations: Annotations) throws -> [LabelCount] {
    let renderer = try #require(renderers.first { $0.catalog.previews.contains { $0.name == name } })
    let index = try #require(renderer.catalog.previews.firstIndex { $0.name == name })
    return try variants(renderer.catalog.name == "Gallery" ? ["en", "de", "ar"] : ["en"]).map { variant in
      let layout = renderer.layOut(PreviewTask(preview: index, variant: variant))
      let scene = renderer.scene(of: layout, options: SceneOptions(annotations: annotations))
      return LabelCount(scene, fonts: renderer.fonts)
    }
  }

  @Test(arguments: names, [Annotations.all, .constraints])
  func `labels keep off each other and off text`(name: String, annotations: Annotations) throws {
    var (labels, overText) = (0, 0)
    for count in try Self.count(name, annotations) {
      #expect(count.overlapping.isEmpty)
      labels += count.labels.count
      overText += count.overText.count
    }
    #expect(labels > 15)
    #expect(overText * 50 <= labels, "\(overText) of \(labels) labels lie over text")
  }

  @Test func `the count sees labels over each other and over text`() throws {
    let renderer = Self.renderers[0]
    let index = try #require(renderer.catalog.previews.firstIndex { $0.name == "Profile card" })
    let layout = renderer.layOut(PreviewTask(preview: index, variant: .default))
    var scene = renderer.scene(of: layout, options: SceneOptions())
    let name = try #require(layout.result.views.first { $0.name == "name" }).frame
    let plates = [name.center, CGPoint(x: name.midX + 10, y: name.midY), CGPoint(x: 300, y: 700)].map {
      SceneItem.fill(.rect(CGRect(x: $0.x, y: $0.y, width: 20, height: 10)), .white)
    }
    scene.items += plates.enumerated().map {
      .group(SceneItem.Group(kind: .plain, id: "x/label.\($0)", items: [$1]))
    }
    let count = LabelCount(scene, fonts: renderer.fonts)
    #expect(count.labels.count == 3)
    #expect(count.overlapping.map { [$0.0, $0.1] } == [["x/label.0", "x/label.1"]])
    #expect(count.overText == ["x/label.0", "x/label.1"])
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
