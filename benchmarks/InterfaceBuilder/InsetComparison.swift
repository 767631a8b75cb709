import LPAutoLayout
import Foundation
import LPInterfaceBuilder

/// The safe areas and margins that rules alone give the scenes of one set, beside those that the saved frames show.
///
/// A line has the document, the scene, what the insets belong to, the saved insets and the rule's (left, top, right,
/// bottom; points), and how many views of the scene rules alone place elsewhere.
@MainActor
struct InsetComparison {
  private(set) var lines: [String] = []

  init(_ saved: SavedFrames, only: String = "") throws {
    let misplaced = Dictionary(
      grouping: try Agreement(saved, .rules, only: only).views.filter { !$0.isWithinHalf },
      by: { "\($0.document) \($0.scene)" }
    ).mapValues(\.count)
    for (name, scenes) in saved.documents where only.isEmpty || name.contains(only) {
      let document = try InterfaceBuilderDocument(contentsOf: saved.url(name))
      for (id, scene) in scenes {
        guard let found = document.scenes.first(where: { $0.id == id }) else { continue }
        compare(document, name, found, scene.insets, misplaced["\(name) \(id)"] ?? 0)
      }
    }
  }

  private mutating func compare(
    _ document: InterfaceBuilderDocument, _ name: String, _ scene: InterfaceBuilderScene, _ given: SavedFrames.Insets,
    _ misplaced: Int
  ) {
    func line(_ item: String, _ saved: [Double], _ rule: UIEdgeInsets) {
      let ours = [rule.left, rule.top, rule.right, rule.bottom].map { Double($0) }
      let isSame = zip(saved, ours).allSatisfy { abs($0 - $1) <= 0.51 }
      lines.append(
        [name, scene.id, item, Self.text(saved), Self.text(ours), isSame ? "same" : "other", "\(misplaced)"]
          .joined(separator: "\t"))
    }
    let environment = document.environment(for: scene)
    if let safeArea = given.safeArea { line("safeArea", safeArea, environment.safeAreaInsets) }
    let tree = document.tree(of: scene, SceneTreeOptions(asSaved: true, readsSafeArea: false))
    tree.root.layoutIfNeeded()
    for (source, view) in tree.views {
      guard let margins = given.margins?[source.id] else { continue }
      line("\(source.tag) \(source.id)", margins, view.layoutMargins)
    }
    tree.root.endLayout()
  }

  private static func text(_ insets: [Double]) -> String {
    insets.map { formatted($0) }.joined(separator: " ")
  }

  private static func formatted(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
  }
}
