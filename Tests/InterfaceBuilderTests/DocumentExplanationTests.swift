import LPAutoLayout
import LPReasoning
import Foundation
import LPInterfaceBuilder
import Testing

/// Explanations of public documents, where the folder with them is at hand.
@MainActor
struct DocumentExplanationTests {
  /// `LAYOUTPREVIEW_SHARED`, or `shared` beside the package; a hundred of the documents, spread over all.
  nonisolated static var documents: [URL] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["LAYOUTPREVIEW_SHARED"].map { URL(fileURLWithPath: $0) }
    let folders = [named, package.deletingLastPathComponent().appendingPathComponent("shared")].compactMap(\.self)
      .map { $0.appendingPathComponent("storyboards/files") }
    let files =
      folders.lazy.compactMap { folder in
        try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      }.first ?? []
    let sorted = files.sorted { $0.path < $1.path }
    return sorted.enumerated().filter { $0.offset % max(1, sorted.count / 100) == 0 }.prefix(100).map(\.element)
  }

  @Test(.enabled(if: !documents.isEmpty))
  func `what is contributed to a value adds up to it, in a hundred documents`() throws {
    var explained = 0
    for url in Self.documents {
      guard let document = try? InterfaceBuilderDocument(contentsOf: url) else { continue }
      for scene in document.scenes.prefix(1) {
        let tree = document.tree(of: scene, SceneTreeOptions())
        defer { tree.root.endLayout() }
        let result = LayoutResult.capture(tree.root)
        let explainer = LayoutExplainer(root: tree.root)
        for (index, view) in result.views.enumerated().prefix(5) {
          let attribute: NSLayoutConstraint.Attribute = [.left, .bottom, .width, .centerX][index % 4]
          let found = explainer.explanation(of: .view(index), attribute, courses: 1)
          let sum = found.contributions.reduce(found.base?.amount ?? 0) { $0 + $1.amount }
          #expect(abs(sum - found.value) < 1e-4, "\(url.lastPathComponent) \(view.path).\(attribute.name)")
          explained += 1
          // Only what is ambiguous has a part that no constraint gives.
          guard found.contributions.contains(where: { $0.cause.kind == .free }) else { continue }
          #expect(
            found.freedom != nil || view.isHidden, "\(url.lastPathComponent) \(view.path).\(attribute.name)")
        }
      }
    }
    #expect(explained > 300)
  }
}
