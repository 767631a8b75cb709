package import LPAutoLayout
import LPCatalogs
import Foundation
import LPSupport
import LPScene
package import LPVariants

/// Lays previews out for the live page, one at a time, as soon as they are asked for.
@MainActor
package final class LiveOperation: LayoutOperation {
  package struct Request: Codable, Sendable {
    package init() {}
  }

  package nonisolated static let name = "live"
  package nonisolated static let progressTitle = "Drawing"

  private let renderer: PreviewRenderer
  private var pictures = BriefPictures()

  package init(_ request: Request, _ renderer: PreviewRenderer) { self.renderer = renderer }

  package func answer(_ item: LiveItem, noting diagnostics: inout [Diagnostic]) throws -> LiveLayoutText {
    let task = PreviewTask(preview: item.preview, variant: item.variant)
    var missed: [LiveEdit] = []
    let layout = renderer.layOut(task, in: setting(of: item), findsAmbiguity: !item.isBrief) { root in
      missed = LiveEdits(item.edits).apply(to: root)
      if let number = item.exercised { Self.exercise(number, in: root) }
    }
    let options = SceneOptions(
      annotations: item.isBrief ? [] : .all, showsLegend: false, keepsToScreen: true)
    let scene = renderer.scene(of: layout, options: options)
    let svg = String(
      decoding: try renderer.svg(of: scene, scale: item.variant.scale, isBare: item.isBrief), as: UTF8.self)
    if item.isBrief {
      return try Self.text(BriefLayout(layout.result, svg: svg, shown: item.shown, &pictures))
    }
    try renderer.requireNames()
    let missing = renderer.missingImages(for: task, in: scene, at: layout.imageSites)
    let inspected = InspectedLayout(layout.result, diagnostics: layout.reported + missing, svg: svg)
    return try Self.text(LiveLayout(inspected, layout.result, missed: missed))
  }

  /// Puts an ambiguous view at another place that satisfies every constraint as well. Views have the numbers of the
  /// layout.
  private static func exercise(_ number: Int, in root: UIView) {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    if views.indices.contains(number) { views[number].exerciseAmbiguityInLayout() }
  }

  private static func text(_ layout: some Encodable) throws -> LiveLayoutText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return LiveLayoutText(layout: String(decoding: try encoder.encode(layout), as: UTF8.self))
  }

  private func setting(of item: LiveItem) -> PreviewRenderer.Setting? {
    guard item.width != nil || item.height != nil || item.textGrowth != nil else { return nil }
    var (traits, size) = (item.variant.traits, item.variant.screenSize)
    if let width = item.width { size.width = CGFloat(width) }
    if let height = item.height { size.height = CGFloat(height) }
    if item.width != nil || item.height != nil { traits = SweepPoint.traits(of: item.variant, on: size) }
    if let growth = item.textGrowth {
      traits = traits.growingText(to: min(CGFloat(growth), UIFont.TextStyle.growths.upperBound))
    }
    return .init(traits: traits, screenSize: size)
  }
}

/// A layout that the live page shows: a preview in a variant, or on a screen of any size.
package struct LiveItem: OperationItem {
  package let preview: Int
  package let variant: Variant
  /// The size of the screen in points; `nil` for the variant's.
  package var width: Double?
  package var height: Double?
  /// The growth of text; `nil` for that of the variant's category.
  package var textGrowth: Double?
  package var edits: [LiveEdit] = []
  /// Whether only views are drawn and nothing is checked, as while an edge is dragged.
  package var isBrief = false
  /// The name of the brief picture that is shown, which the answer may tell the changes of.
  package var shown: String?
  /// The number of an ambiguous view that is shown at another place that satisfies every constraint as well.
  package var exercised: Int?

  package init(preview: Int, variant: Variant) { (self.preview, self.variant) = (preview, variant) }

  package var detail: String { variant.name }
  package var task: PreviewTask? { PreviewTask(preview: preview, variant: variant) }
}

/// A layout as JSON, which the page alone reads.
package struct LiveLayoutText: Codable, Sendable {
  package let layout: String
}
