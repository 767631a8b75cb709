import LPCatalogs
import LPVariants
package import LPLayoutModel
import LPChecks
import Foundation
import LPScene

/// Lays previews out at many sizes. The results of each variant are in the order of the ranges.
@MainActor
package final class SweepOperation: ReportingOperation {
  package typealias Request = SweepOptions

  package nonisolated static let name = "sweep"
  package nonisolated static let progressTitle = "Sweeping"

  private let renderer: PreviewRenderer
  private let options: SweepOptions
  private let places: PreviewPlaces

  package init(_ request: SweepOptions, _ renderer: PreviewRenderer) {
    self.renderer = renderer
    options = request
    places = PreviewPlaces(renderer.catalog.description)
  }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> [SweepResult] {
    try options.ranges.map { range in
      var (swept, outcome) = sweep(task, range)
      try renderer.requireNames()
      if let out = options.out { try draw(outcome, of: task, into: out, &swept) }
      return swept
    }
  }

  package nonisolated static func report(of catalog: String, _ answers: SelectedAnswers<[SweepResult]>) -> SweepReport {
    let previews = answers.map { preview, answers in
      SweepReport.PreviewEntry(
        name: preview,
        sweeps: answers.flatMap { variant, results in
          (results ?? []).map { SweepReport.Sweep($0, variant: variant.name) }
        })
    }
    return SweepReport(catalogs: [.init(name: catalog, previews: previews)])
  }

  private func sweep(_ task: PreviewTask, _ range: SweepRange) -> (SweepResult, SweepOutcome) {
    func layout(_ place: Int) -> PreviewRenderer.Layout {
      renderer.layOut(
        task, in: SweepPoint(axis: range.axis, value: range.value(at: place)).setting(of: task.variant))
    }
    let preview = renderer.catalog.previews[task.preview]
    let facts = SweepFacts(
      reference: layout(range.roomiest).result, ignoring: preview.ignored,
      isTextGrowing: range.axis == .text)
    var looks = 0
    let search = GridSearch(last: range.last, stride: range.stride, landmarks: range.landmarks) { place in
      looks += 1
      let layout = layout(place)
      return facts.facts(of: layout.result, reported: layout.diagnostics) { preview.judged($0, in: layout.result) }
    }
    let outcome = SweepOutcome(search.samples)
    func values(_ ranges: [ClosedRange<Int>]) -> [[Double]] {
      ranges.map { [range.value(at: $0.lowerBound), range.value(at: $0.upperBound)] }
    }
    let findings = outcome.findings.map {
      SweepResult.Finding(fact: $0.fact, ranges: values($0.ranges), isConstant: $0.isConstant)
    }
    return (
      SweepResult(range: range, findings: findings, sound: values(outcome.sound), layouts: looks), outcome
    )
  }

  // MARK: Pictures

  /// The largest number of places in one sweep that are drawn.
  private static let mostPictures = 12

  /// Draws a picture for each place at which something breaks, with the layouts on both sides of it.
  private func draw(
    _ outcome: SweepOutcome, of task: PreviewTask, into out: OutputFolder, _ swept: inout SweepResult
  ) throws {
    var files: [Int: String] = [:]
    for (number, finding) in outcome.findings.enumerated() where finding.fact.severity == .broken {
      guard let edge = Self.edge(of: finding, last: swept.range.last) else { continue }
      if files[edge.broken] == nil, files.count < Self.mostPictures {
        let value = Self.number(swept.range.value(at: edge.broken))
        let name = places.file(of: task, suffix: "sweep-\(swept.range.axis.rawValue)-\(value).png")
        let scene = picture(of: finding.fact, in: task, swept.range, edge)
        if let missing = renderer.missingImages(for: task, in: scene).first {
          throw UnreadableImage(diagnostic: missing)
        }
        try out.write(try renderer.png(of: scene, scale: SheetOrder.scale), to: name)
        files[edge.broken] = name
      }
      swept.findings[number].file = files[edge.broken]
    }
  }

  /// Returns the last intact place and the first broken one, in either direction; `nil` if no place is intact.
  private static func edge(of finding: SweepFinding, last: Int) -> (sound: Int, broken: Int)? {
    for bounds in finding.ranges {
      if bounds.upperBound < last { return (bounds.upperBound + 1, bounds.upperBound) }
      if bounds.lowerBound > 0 { return (bounds.lowerBound - 1, bounds.lowerBound) }
    }
    return nil
  }

  private func picture(
    of fact: SweepFact, in task: PreviewTask, _ range: SweepRange, _ edge: (sound: Int, broken: Int)
  ) -> Scene {
    let words = range.axis == .text ? "text ×" : "\(range.axis.rawValue) "
    // From left to right the values grow, as on a ruler.
    let places = [(edge.sound, ""), (edge.broken, ": \(fact.message)")].sorted { $0.0 < $1.0 }
    let cells = places.map { place, message in
      let value = range.value(at: place)
      let layout = renderer.layOut(task, in: SweepPoint(axis: range.axis, value: value).setting(of: task.variant))
      var options = SceneOptions(annotations: .constraints, showsLegend: false, keepsToScreen: true)
      if let view = fact.views.first, !layout.result.views(matching: view).isEmpty { options.focus = view }
      return ContactSheet.Cell(words + Self.number(value) + message, renderer.scene(of: layout, options: options))
    }
    let preview = renderer.catalog.previews[task.preview].name
    return ContactSheet.sideBySide(cells, title: "\(preview) · \(task.variant.name)")
      .scene(typesetter: renderer.typesetter)
  }

  private static func number(_ value: Double) -> String { formatNumber(CGFloat(value)) }
}

/// The options of `sweep`.
package struct SweepOptions: Codable, Sendable {
  package let ranges: [SweepRange]
  /// The folder for pictures; `nil` draws none.
  package let out: OutputFolder?

  package init(ranges: [SweepRange], out: OutputFolder?) { (self.ranges, self.out) = (ranges, out) }
}
