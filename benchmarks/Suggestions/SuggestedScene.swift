import LPAutoLayout
import Foundation
import LPInterfaceBuilder
import LPReasoning

/// One scene whose constraints are removed and inferred anew.
@MainActor
struct SuggestedScene {
  /// How many views lie near where the original places them, at another width.
  struct Width: Encodable {
    let width: Int
    var views = 0
    var near = 0
  }

  struct Result {
    var views = 0
    var moved: [String] = []
    var ambiguous: [String] = []
    var constants = 0
    var originalConstants = 0
    var widths: [Width] = []
    var milliseconds = 0.0
    /// What misses, in words.
    var lines: [String] = []
  }

  private let document: InterfaceBuilderDocument
  private let scene: InterfaceBuilderScene
  private let saved: SavedFrames.Scene
  private let insets: GivenInsets

  /// The smallest number of views that a scene has.
  private static let fewest = 3
  /// The distance within which a view lies where it did at another width; points.
  private static let near: CGFloat = 8

  static func first(
    of document: InterfaceBuilderDocument, _ scenes: [(id: String, scene: SavedFrames.Scene)]
  ) -> Self? {
    for (id, saved) in scenes where saved.views.count >= fewest {
      guard let scene = document.scenes.first(where: { $0.id == id }),
        let insets = try? Agreement.given([(id, saved)], in: document)
      else { continue }
      var constraints = 0
      scene.root.walk { constraints += $0.constraints.count }
      if constraints > 0 { return Self(document: document, scene: scene, saved: saved, insets: insets) }
    }
    return nil
  }

  /// Returns a tree in which the content of cells fills them at every width, as in an app; the editor's canvas keeps the
  /// frames that are saved.
  private func tree() -> SceneTree {
    let tree = document.tree(of: scene, SceneTreeOptions(asSaved: true, readsSafeArea: false, insets: insets))
    NSLayoutConstraint.deactivate(tree.keptSizes)
    for (source, view) in tree.views where source.role == "contentView" {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return tree
  }

  func measure() throws -> Result {
    let (original, tree) = (tree(), tree())
    defer {
      original.root.endLayout()
      tree.root.endLayout()
    }
    var result = Result(views: saved.views.count)
    result.originalConstants = original.constraints.count { $0.secondItem == nil && $0.isActive }
    let clock = ContinuousClock()
    let start = clock.now
    let suggester = Suggester(tree.root, frames: frames(tree))
    suggester.reset()
    result.milliseconds = (clock.now - start) / .milliseconds(1)
    let ids = Dictionary(uniqueKeysWithValues: tree.views.map { (ObjectIdentifier($0.view), $0.document.id) })
    result.constants = suggester.changes.count {
      if case .equation(let equation, _) = $0 { equation.isConstantSize } else { false }
    }
    result.ambiguous = suggester.ambiguous.compactMap { ids[ObjectIdentifier($0)] }
    for (source, view) in tree.views {
      guard let frame = saved.views[source.id]?.frame else { continue }
      let now = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      guard zip(frame, now).contains(where: { abs($0 - Double($1)) > 0.51 }) else { continue }
      result.moved.append(source.id)
      result.lines.append("moved \(source.tag) \(source.id): saved \(frame), now \(now)")
    }
    result.widths = SuggestBenchmark.widths.map { compare(original, tree, at: $0, &result.lines) }
    result.lines += suggester.lines
    return result
  }

  private func frames(_ tree: SceneTree) -> [ObjectIdentifier: CGRect] {
    Dictionary(uniqueKeysWithValues: tree.views.map { (ObjectIdentifier($0.view), $0.document.frame) })
  }

  private func compare(
    _ original: SceneTree, _ tree: SceneTree, at width: CGFloat, _ lines: inout [String]
  ) -> Width {
    var result = Width(width: Int(width))
    for tree in [original, tree] {
      tree.root.frame.size.width = width
      tree.root.layoutIfNeeded()
    }
    for ((source, first), (_, second)) in zip(original.views, tree.views) where saved.views[source.id] != nil {
      let (one, other) = (Self.frame(first), Self.frame(second))
      let difference = zip(one, other).map { abs($0 - $1) }.max() ?? 0
      result.views += 1
      result.near += difference <= Self.near ? 1 : 0
      if difference > Self.near {
        lines.append("at \(Int(width)) \(source.tag) \(source.id): originally \(one), now \(other)")
      }
    }
    return result
  }

  /// Returns x, y, width and height in the root's coordinates.
  private static func frame(_ view: UIView) -> [CGFloat] {
    var (x, y) = (view.frame.minX, view.frame.minY)
    var current = view.superview
    while let parent = current, parent.superview != nil {
      x += parent.frame.minX - parent.bounds.minX
      y += parent.frame.minY - parent.bounds.minY
      current = parent.superview
    }
    return [x, y, view.frame.width, view.frame.height]
  }
}
