import Foundation
import LPInterfaceBuilder

/// `benchmarks interface-builder FOLDER [--draw] [--list] [--json]`: reads and lays out every document of a folder in one
/// process, and draws its scenes. Of views that constraints place and that the editor did not mark, it tells how many
/// lie where they were saved.
@MainActor
enum InterfaceBuilderBenchmark {
  private struct Row: Encodable {
    var documents = 0
    var refused = 0
    var scenes = 0
    var views = 0
    var read_ms = 0.0
    var layout_ms = 0.0
    var drawn = 0
    var draw_ms = 0.0
    var warnings = 0
    var constrained = 0
    var within_half = 0
    var within_one = 0
    var unique = 0
    var slowest = ""
    var slowest_ms = 0.0
  }

  static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "agreement": return try AgreementBenchmark.run(Array(arguments.dropFirst()))
    case "lint": return try LintBenchmark.run(Array(arguments.dropFirst()))
    case "content": return try ContentSizeBenchmark.run(Array(arguments.dropFirst()))
    case "blank": return try BlankLists.run(Array(arguments.dropFirst()))
    case "fuzz": return try DocumentFuzz.run(Array(arguments.dropFirst()))
    default: break
    }
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") }) else {
      print(
        "usage: benchmarks interface-builder FOLDER [--draw] [--list] [--json] | agreement FOLDER… | lint FOLDER … "
          + "| content FOLDER… | blank FOLDER… | fuzz FOLDER …")
      exit(2)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let picture = arguments.contains("--draw") ? try DocumentPicture() : nil
    let lists = arguments.contains("--list")
    var row = Row()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      try measure(URL(fileURLWithPath: folder).appendingPathComponent(name), picture, lists: lists, &row)
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(row), as: UTF8.self))
      return
    }
    print(
      "\(row.documents) documents (\(row.refused) refused), \(row.scenes) scenes, \(row.views) views: "
        + "read in \(Int(row.read_ms)) ms, laid out in \(Int(row.layout_ms)) ms, \(row.drawn) drawn in "
        + "\(Int(row.draw_ms)) ms; \(row.warnings) warnings; "
        + "of \(row.constrained) unmarked views \(row.within_half) within 0.5 pt, \(row.within_one) within 1 pt, "
        + "\(row.unique) unique; "
        + "slowest \(row.slowest) with \(Int(row.slowest_ms)) ms")
  }

  private static func measure(_ url: URL, _ picture: DocumentPicture?, lists: Bool, _ row: inout Row) throws {
    row.documents += 1
    let clock = ContinuousClock()
    let start = clock.now
    guard let document = try? InterfaceBuilderDocument(contentsOf: url) else {
      row.refused += 1
      return
    }
    let read = clock.now
    let trace = DocumentTrace(document, asSaved: true)
    let done = clock.now
    row.scenes += trace.scenes.count
    row.views += trace.scenes.map(\.views.count).reduce(0, +)
    row.warnings += trace.warnings.count
    row.read_ms += milliseconds(read - start)
    row.layout_ms += milliseconds(done - read)
    if milliseconds(done - start) > row.slowest_ms {
      row.slowest = url.lastPathComponent
      row.slowest_ms = milliseconds(done - start)
    }
    for (scene, traced) in zip(document.scenes, trace.scenes) {
      compare(url.lastPathComponent, scene, traced, lists: lists, &row)
    }
    guard let picture else { return }
    let drawing = clock.now
    for scene in document.scenes {
      try picture.draw(scene, of: document, asSaved: true, scale: 2)
      row.drawn += 1
    }
    row.draw_ms += milliseconds(clock.now - drawing)
  }

  /// Scenes with marks were saved before their frames were brought up to date.
  private static func compare(
    _ name: String, _ scene: InterfaceBuilderScene, _ traced: DocumentTrace.TracedScene, lists: Bool, _ row: inout Row
  ) {
    var isMarked = false
    var ids: Set<String> = []
    scene.root.walk { view in
      isMarked = isMarked || view.isMarkedMisplaced || view.isMarkedAmbiguous
      if view.isConstraintDriven, !(view.isHidden && view.isArranged), view.hasFrame { ids.insert(view.id) }
    }
    guard !isMarked else { return }
    for view in traced.views where ids.contains(view.id) {
      let off = zip(view.frame, view.recorded ?? view.frame).map { abs($0 - $1) }.max() ?? 0
      row.constrained += 1
      row.within_half += off <= 0.51 ? 1 : 0
      row.within_one += off <= 1.01 ? 1 : 0
      row.unique += view.ambiguous ? 0 : 1
      if lists, off > 1.01 || view.ambiguous {
        let saved = view.recorded.map { "\($0)" } ?? "nowhere"
        print(
          "\(name) \(scene.id) \(view.id): saved \(saved), laid out \(view.frame)\(view.ambiguous ? " ambiguous" : "")")
      }
    }
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
