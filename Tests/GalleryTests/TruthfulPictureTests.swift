import LPAutoLayout
import LPDrawing
import Foundation
import LayoutPreview
import Testing

@testable import Apps
@testable import AutoLayoutGuide
@testable import GalleryScreens
@testable import Marks
@testable import LPOperations
@testable import LPScene

/// Annotated pictures of all screens of the gallery, the apps and the guide, in six combinations: no mark says what is
/// not so.
@MainActor
struct TruthfulPictureTests {
  static let renderers: [PreviewRenderer] = [
    Catalog(name: "Gallery", previews: Gallery().previews), Catalog(name: "Apps", previews: Apps().previews),
    Catalog(name: "AutoLayoutGuide", previews: AutoLayoutGuide().previews),
    Catalog(name: "Marks", previews: Marks().previews),
  ].map { catalog in
    let beside = catalog.description.sourceFolder!.appendingPathComponent("Resources")
    let folder = FileManager.default.fileExists(atPath: beside.path) ? beside : nil
    return try! PreviewRenderer(
      catalog: catalog, resources: CatalogResources(folder: folder, catalog: catalog.description), metrics: .ios)
  }

  /// Six combinations of screen, direction, strings, text size and appearance.
  private static func combinations() throws -> [Variant] {
    func variant(
      _ direction: UIUserInterfaceLayoutDirection, _ size: UIContentSizeCategory = .large, isRegular: Bool = false,
      strings: [PseudoLanguage] = [], _ appearance: UIUserInterfaceStyle = .light
    ) throws -> Variant {
      try VariantMatrix(
        screens: [isRegular ? .regular : .compact], directions: [direction], strings: [strings], textSizes: [size],
        appearances: [appearance]
      ).selection().variants[0]
    }
    return try [
      variant(.leftToRight), variant(.rightToLeft, .large, .dark), variant(.leftToRight, .accessibilityMedium),
      variant(.rightToLeft, .extraSmall), variant(.leftToRight, strings: [.doubled]),
      variant(.rightToLeft, .accessibilityMedium, isRegular: true),
    ]
  }

  @Test(arguments: 0..<4, 0..<6)
  func `no mark of an annotated picture says what is not so`(catalog: Int, combination: Int) throws {
    let (renderer, variant) = (Self.renderers[catalog], try Self.combinations()[combination])
    for preview in renderer.catalog.previews.indices {
      let name = "\(renderer.catalog.previews[preview].name), \(variant.name)"
      let layout = renderer.layOut(PreviewTask(preview: preview, variant: variant))
      for annotations in [Annotations.constraints, .all] {
        let plan = AnnotationPlan(
          result: layout.result, options: SceneOptions(annotations: annotations), typesetter: renderer.typesetter)
        #expect(plan.marksOutsideClips.isEmpty, "\(name)")
        #expect(plan.misleadingMarks.isEmpty, "\(name)")
        #expect(plan.leadersAcrossOtherRows.isEmpty, "\(name)")
        #expect(plan.longestLeaderOnScreen <= LabelPlacer.longestLeader + 0.01, "\(name)")
        let covered = plan.halos.filter { halo in
          plan.textRects.contains { !$0.insetBy(0.05).intersection(halo).isEmpty }
        }
        #expect(covered.isEmpty, "\(name): halos over text at \(covered.prefix(3))")
        for (index, label) in plan.labels.enumerated() {
          let others = plan.labels[(index + 1)...].filter {
            $0.rect.insetBy(0.01).intersects(label.rect.insetBy(0.01))
          }
          #expect(others.isEmpty, "\(name): \(label.text) lies over \(others.map(\.text))")
        }
      }
    }
  }

  @Test func `marks that nothing clips are found outside of the views that clip`() throws {
    let (renderer, variant) = (Self.renderers[3], try Self.combinations()[0])
    var found: [String] = []
    for preview in renderer.catalog.previews.indices {
      let result = renderer.layOut(PreviewTask(preview: preview, variant: variant)).result
      // The screen of the same layout clips to a corner of itself, about which the plan does not know.
      var clipped = result
      clipped.views[0].appearance.clipsToBounds = true
      clipped.views[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let plan = AnnotationPlan(
        result: result, options: SceneOptions(annotations: .alignment), typesetter: renderer.typesetter)
      found += plan.marks(outsideClipsOf: clipped)
    }
    #expect(found.contains { $0.hasPrefix("alignment:") })
  }
}
