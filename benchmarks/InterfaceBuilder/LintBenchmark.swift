import LPAutoLayout
import LPDrawing
import Foundation
import LPInterfaceBuilder

/// `benchmarks interface-builder lint FOLDER [--list misplaced|ambiguous|differing|marks] [--json]`: how far what `lint`
/// says of scenes as they were saved agrees with the marks that Interface Builder left in the documents.
@MainActor
enum LintBenchmark {
  private struct Row: Encodable {
    var mark = ""
    /// Views that constraints place.
    var views = 0
    var marked = 0
    var found = 0
    var both = 0
    /// The same in scenes that have a mark at all.
    var found_in_marked_scenes = 0
    /// Found in documents of the projects' own history: neither marked nor in a scene with marks.
    var found_elsewhere = 0
    var documents_elsewhere = 0

    var precision: Double { found == 0 ? 1 : Double(both) / Double(found) }
    var recall: Double { marked == 0 ? 1 : Double(both) / Double(marked) }
  }

  static func run(_ arguments: [String]) throws {
    let list = arguments.firstIndex(of: "--list").flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") && $0 != list }) else {
      print("usage: benchmarks interface-builder lint FOLDER [--list misplaced|ambiguous|differing|marks] [--json]")
      exit(2)
    }
    var rows = ["misplaced", "ambiguous", "ambiguous-live", "differing"].map { Row(mark: $0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      guard let document = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")) else {
        continue
      }
      var elsewhere = rows.map { _ in false }
      var marks = MarkCounts()
      for scene in document.scenes {
        let check = MisplacedViews(document, scene)
        let differing = check.differing()
        let found = [
          Set(check.found().map(\.id)), check.ambiguous, try live(document, scene), Set(differing.map(\.id)),
        ]
        var (ids, marked): ([String], [Set<String>]) = ([], [[], [], [], []])
        scene.root.walk { view in
          if view.isConstraintDriven { ids.append(view.id) }
          if view.isMarkedMisplaced {
            marked[0].insert(view.id)
            marked[3].insert(view.id)
          }
          if view.isMarkedAmbiguous {
            marked[1].insert(view.id)
            marked[2].insert(view.id)
          }
        }
        marks.add(marked, found, placed: Set(ids))
        for index in rows.indices {
          let both = found[index].intersection(marked[index])
          rows[index].views += ids.count
          rows[index].marked += marked[index].count
          rows[index].found += found[index].count
          rows[index].both += both.count
          if marked[index].isEmpty {
            rows[index].found_elsewhere += found[index].count
            elsewhere[index] = elsewhere[index] || !found[index].isEmpty
          } else {
            rows[index].found_in_marked_scenes += found[index].count
          }
          guard list == rows[index].mark else { continue }
          for id in (found[index].union(marked[index])).sorted() {
            let word = both.contains(id) ? "both" : marked[index].contains(id) ? "marked only" : "found only"
            let detail = differing.first { $0.id == id }.map { view in
              "expected \(view.expected), saved \(view.actual)"
                + (view.broken.map { ", \($0.equation) off by \($0.by)" } ?? "")
            }
            print("\(word)\t\(name)\t\(scene.id)\t\(id)\t\(detail ?? "")")
          }
        }
      }
      if list == "marks", let row = marks.row(name) { print(row) }
      for index in rows.indices where elsewhere[index] { rows[index].documents_elsewhere += 1 }
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return
    }
    for row in rows {
      print(
        "\(row.mark): marked \(row.marked), found \(row.found), both \(row.both): precision "
          + String(format: "%.2f", row.precision) + ", recall " + String(format: "%.2f", row.recall)
          + "; in scenes without a mark found \(row.found_elsewhere), in \(row.documents_elsewhere) documents; of "
          + "\(row.views) views")
    }
  }

  private static let text = Result { PangoTypesetter(fonts: try FontSet()) }

  /// Object ids of what is open where text is measured anew.
  private static func live(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene) throws -> Set<String> {
    let environment = document.environment(for: scene, text: try text.get())
    let tree = LayoutEnvironment.$current.withValue(environment) {
      document.tree(of: scene, SceneTreeOptions(environment: environment))
    }
    defer { tree.root.endLayout() }
    let result = LayoutEnvironment.$current.withValue(environment) { tree.capture() }
    var ids: [Int: String] = [:]
    scene.root.walk { ids[$0.element.line] = $0.id }
    let open = result.views.filter { !$0.ambiguousAttributes.isEmpty && !$0.isHidden }.compactMap { $0.callSite?.line }
    let scrolling = result.diagnostics.filter { $0.rule == "ambiguous-content-size" }.compactMap { $0.callSite?.line }
    return Set((open + scrolling).compactMap { ids[$0] })
  }
}
