import Foundation
import InterfaceBuilder

/// `benchmarks interface-builder agreement FOLDER [--list given|evidence|rules] [--only TEXT] [--json]`: how far laid-out
/// frames agree with saved ones, with safe areas and margins handed over, read out of the saved frames, and by rules alone.
@MainActor
struct AgreementBenchmark {
  enum Source: String, CaseIterable {
    case given, evidence, rules
  }

  private struct Row: Encodable {
    var insets = ""
    var views = 0
    var within_half = 0
    var within_one = 0
    var missing = 0
    var scenes = 0
    var whole_scenes = 0
    var unique = 0
    var ambiguous = 0
    var ambiguous_expected = 0
  }

  private let saved: SavedFrames
  private let listed: Source?
  private let only: String

  static func run(_ arguments: [String]) throws {
    var rest = arguments
    func option(_ name: String) -> String? {
      guard let index = rest.firstIndex(of: name), index + 1 < rest.count else { return nil }
      defer { rest.removeSubrange(index...index + 1) }
      return rest[index + 1]
    }
    let (list, only) = (option("--list"), option("--only"))
    guard let folder = rest.first(where: { !$0.hasPrefix("-") }) else {
      print(
        "usage: benchmarks interface-builder agreement FOLDER [--list given|evidence|rules] [--only TEXT] [--json]")
      exit(2)
    }
    let benchmark = AgreementBenchmark(
      saved: try SavedFrames(folder: folder), listed: list.flatMap(Source.init), only: only ?? "")
    let sources = list.flatMap(Source.init).map { [$0] } ?? Source.allCases
    let rows = try sources.map(benchmark.measure)
    if rest.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else {
      for row in rows { print(benchmark.text(row)) }
    }
  }

  private func text(_ row: Row) -> String {
    func share(_ count: Int, of whole: Int) -> String {
      String(format: "%.2f %%", 100 * Double(count) / Double(max(1, whole)))
    }
    return "insets by \(row.insets): \(row.views) views, missing \(row.missing); within 0.5 pt "
      + "\(share(row.within_half, of: row.views)), within 1 pt \(share(row.within_one, of: row.views)); whole scenes "
      + "\(share(row.whole_scenes, of: row.scenes)); unique \(share(row.unique, of: row.views)); ambiguous "
      + "\(row.ambiguous) of \(row.ambiguous_expected)"
  }

  private func measure(_ source: Source) throws -> Row {
    var row = Row(insets: source.rawValue)
    for (name, scenes) in saved.documents where only.isEmpty || name.contains(only) {
      let insets = source == .given ? try given(scenes) : nil
      let document = try InterfaceBuilderDocument(contentsOf: saved.url(name))
      let trace = DocumentTrace(document, asSaved: true, readsSafeArea: source == .evidence, insets: insets)
      let laid = Dictionary(trace.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for (id, scene) in scenes { compare(name, id, scene, laid[id], &row) }
      for scene in trace.scenes { countAmbiguous(name, scene, &row) }
    }
    return row
  }

  private func given(_ scenes: [(id: String, scene: SavedFrames.Scene)]) throws -> GivenInsets {
    let insets = Dictionary(scenes.map { ($0.id, $0.scene.insets) }, uniquingKeysWith: { first, _ in first })
    return try GivenInsets(json: try JSONEncoder().encode(insets))
  }

  private func compare(
    _ name: String, _ id: String, _ scene: SavedFrames.Scene, _ laid: DocumentTrace.TracedScene?, _ row: inout Row
  ) {
    let views = Dictionary((laid?.views ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var isWhole = true
    for (view, want) in scene.views.sorted(by: { $0.key < $1.key }) {
      let got = views[view]
      let off = got.map { zip($0.frame, want.frame).map { abs($0 - $1) }.max() ?? 0 } ?? .infinity
      row.views += 1
      row.within_half += off <= 0.51 ? 1 : 0
      row.within_one += off <= 1.01 ? 1 : 0
      row.missing += got == nil ? 1 : 0
      row.unique += got?.ambiguous == false ? 1 : 0
      isWhole = isWhole && off <= 1.01
      if listed != nil, off > 0.51 || got?.ambiguous == true {
        let place = got.map { "\($0.frame)\($0.ambiguous ? ", ambiguous" : "")" } ?? "nowhere"
        print("\(name) \(id) \(view): saved \(want.frame), laid out \(place), off by \(String(format: "%.2f", off))")
      }
    }
    row.scenes += 1
    row.whole_scenes += isWhole ? 1 : 0
  }

  private func countAmbiguous(_ name: String, _ scene: DocumentTrace.TracedScene, _ row: inout Row) {
    for view in scene.views where saved.ambiguous.contains("\(name)/\(scene.id)/\(view.id)") {
      row.ambiguous_expected += 1
      row.ambiguous += view.ambiguous ? 1 : 0
      if listed != nil, !view.ambiguous { print("\(name) \(scene.id) \(view.id): marked ambiguous, found unique") }
    }
  }
}
