package import AutoLayout
import Catalogs
import Foundation
import Messages
import Scene
import Variants

/// Lays previews out for the live page, one at a time, as soon as they are asked for.
@MainActor
package final class LiveOperation: LayoutOperation {
  package struct Request: Codable, Sendable {
    package init() {}
  }

  package nonisolated static let name = "live"
  package nonisolated static let progressTitle = "Drawing"

  private let renderer: PreviewRenderer

  package init(_ request: Request, _ renderer: PreviewRenderer) { self.renderer = renderer }

  package func answer(_ item: LiveItem, noting diagnostics: inout [Diagnostic]) throws -> LiveLayoutText {
    let task = PreviewTask(preview: item.preview, variant: item.variant)
    var missed: [LiveEdit] = []
    let layout = renderer.layOut(task, in: setting(of: item), findsAmbiguity: !item.isBrief) { root in
      missed = LiveEdits(item.edits).apply(to: root)
    }
    if !item.isBrief { try renderer.requireNames() }
    let options = SceneOptions(
      annotations: item.isBrief ? [] : .all, showsLegend: false, keepsToScreen: true)
    let scene = renderer.scene(of: layout, options: options)
    let missing = renderer.missingImages(for: task, in: scene, at: layout.imageSites)
    let svg = String(decoding: try renderer.svg(of: scene, scale: item.variant.scale), as: UTF8.self)
    let inspected = InspectedLayout(
      layout.result, diagnostics: item.isBrief ? [] : layout.reported + missing, svg: svg)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    let live = LiveLayout(inspected, layout.result, missed: missed)
    return LiveLayoutText(layout: String(decoding: try encoder.encode(live), as: UTF8.self))
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
