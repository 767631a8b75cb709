import LPComponents
import LPChecks
import LPDrawing
import Foundation
import LayoutPreview
import Testing

@testable import LPCatalogs
@testable import GalleryScreens
@testable import LPOperations

/// Faults that are put into screens of the gallery, and the rule that finds each.
@MainActor
struct SeededFaultTests {
  /// What is done to the tree of a screen before it is laid out.
  private typealias Change = @MainActor @Sendable (Tree) -> Void

  /// A screen's tree, whose parts the faults name.
  @MainActor
  private struct Tree {
    let root: UIView

    /// Returns the view that makes the first constraint of an equation's side: `follow` in `follow.width == 8`.
    func view(_ name: String) -> UIView {
      let result = LayoutResult.capture(root)
      var views: [UIView] = []
      func collect(_ view: UIView) {
        views.append(view)
        view.subviews.forEach(collect)
      }
      collect(root)
      return views[result.views.firstIndex { $0.name == name }!]
    }

    func remove(_ first: String, _ attribute: NSLayoutConstraint.Attribute) {
      let item = view(first)
      var found: [NSLayoutConstraint] = []
      var holder: UIView? = item
      while let view = holder {
        found += view.constraints.filter { $0.firstItem === item && $0.firstAttribute == attribute }
        holder = view.superview
      }
      precondition(!found.isEmpty)
      NSLayoutConstraint.deactivate(found)
    }
  }

  nonisolated private static let faults: [(rule: LintRule, screen: String, variants: [String], change: Change)] = [
    (.ambiguous, "Profile card", ["default"], { $0.remove("follow", .trailing) }),
    (
      .conflict, "Profile card", ["default"],
      { tree in tree.root.constrain { tree.view("name").leading == tree.view("avatar").trailing + 60 } }
    ),
    (.clippedText, "Sign in", ["doubled"], { ($0.view("title") as! UILabel).numberOfLines = 1 }),
    (.overlap, "Profile card", ["accessibility5"], { $0.remove("follow", .leading) }),
    (
      .offScreen, "Profile card", ["rtl", "accessibility5"],
      { tree in
        let (follow, root) = (tree.view("follow"), tree.root)
        tree.remove("follow", .trailing)
        root.constrain { follow.trailing == root.trailing + 12 }
      }
    ),
    (
      .smallTarget, "Profile card", ["default"],
      { tree in
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = "tiny"
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        let (root, avatar) = (tree.root, tree.view("avatar"))
        root.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.constrain {
          button.leading == avatar.leading
          button.top == avatar.bottom + 40
          button.width == 20
          button.height == 20
        }
      }
    ),
    (
      .mirror, "Profile card", ["rtl"],
      { tree in
        let (avatar, root) = (tree.view("avatar"), tree.root)
        tree.remove("avatar", .leading)
        avatar.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
      }
    ),
    (
      .reorder, "Profile card", ["accessibility3"],
      { tree in
        guard tree.root.traitCollection.preferredContentSizeCategory > .large else { return }
        let (avatar, name, follow, root) = (tree.view("avatar"), tree.view("name"), tree.view("follow"), tree.root)
        tree.remove("avatar", .leading)
        tree.remove("name", .leading)
        tree.remove("follow", .leading)
        tree.remove("follow", .trailing)
        root.constrain {
          follow.leading == root.margins.leading
          name.leading == follow.trailing + 8
          avatar.leading >= name.trailing + 8
          avatar.trailing == root.margins.trailing
        }
      }
    ),
    (.unsatisfiedOptional, "Profile card", ["default"], { wish($0, .high) }),
    (.alwaysBroken, "Profile card", widths, { wish($0, .low) }),
    (
      .neverBinds, "Profile card", widths,
      { tree in tree.root.constrain { tree.view("name").width >= 1 } }
    ),
    (
      .redundant, "Profile card", widths,
      { tree in tree.root.constrain { tree.view("name").leading == tree.view("avatar").trailing + 8 } }
    ),
  ]

  nonisolated private static let widths = (0..<10).map { "\(320 + 10 * $0)x700" }

  private static func wish(_ tree: Tree, _ priority: UILayoutPriority) {
    let name = tree.view("name")
    tree.root.constrain { name.width == 5000 ~ priority }
  }

  private static let gallery = Catalog(name: "Gallery", previews: Gallery().previews)
  private static let resources = try! CatalogResources(
    folder: gallery.description.sourceFolder!.appendingPathComponent("Resources"), catalog: gallery.description)

  /// What is found in a screen after a change of its tree, each with its rule.
  private func findings(_ screen: String, _ variants: [String], _ change: @escaping Change) throws -> Set<String> {
    let preview = try #require(Self.gallery.previews.first { $0.name == screen })
    let changed = Preview(screen, matrix: preview.matrix, callSite: preview.callSite) { environment in
      let root = preview.makeRoot(in: environment)
      change(Tree(root: root))
      return root
    }
    let renderer = try PreviewRenderer(
      catalog: Catalog(name: "Seeded", previews: [changed]), resources: Self.resources, metrics: .ios)
    let lint = LintOperation(LintOptions(rules: Set(LintRule.allCases), defaultLocale: "en"), renderer)
    var (found, coverage) = ([Diagnostic](), ConstraintCoverage())
    for name in variants {
      let task = PreviewTask(preview: 0, variant: try Variant(name: name))
      coverage.add(try lint.answer(.variant(task), noting: &found).uses)
    }
    found += coverage.findings(Set(LintRule.allCases))
    // Findings with one cause are one, whose notes name the other views.
    return Set(found.map { "\($0.rule): \($0.message) \($0.notes.map(\.message).joined(separator: "; "))" })
  }

  @Test(arguments: faults.indices)
  func `a fault that is put into a screen is found`(_ index: Int) throws {
    let fault = Self.faults[index]
    let before = try findings(fault.screen, fault.variants) { _ in }
    let added = try findings(fault.screen, fault.variants, fault.change).subtracting(before)
    #expect(added.contains { $0.hasPrefix("\(fault.rule.rawValue): ") }, "\(fault.rule) is not among \(added.sorted())")
  }

  @Test func `of a hundred faults that a seed puts into the gallery at least 95 are found`() throws {
    var screens: [(name: String, tree: ScreenTree)] = []
    for preview in Self.gallery.previews {
      var made: ScreenTree?
      _ = try findings(preview.name, ["default"]) { made = ScreenTree($0.root) }
      screens.append((preview.name, try #require(made)))
    }
    let faults = FaultGenerator(screens: screens).faults(100, seed: 19)
    #expect(Set(faults.map(\.kind)).count == FaultGenerator.Kind.allCases.count)
    var before: [String: Set<String>] = [:]
    var missed: [String] = []
    for fault in faults {
      let key = "\(fault.screen) \(fault.kind.variants)"
      if before[key] == nil { before[key] = try findings(fault.screen, fault.kind.variants) { _ in } }
      let found = try findings(fault.screen, fault.kind.variants) { tree in
        FaultGenerator.apply(fault, to: ScreenTree(tree.root))
      }.subtracting(before[key]!)
      if !fault.kind.rules.contains(where: { rule in found.contains { $0.hasPrefix("\(rule.rawValue): ") } }) {
        missed.append("\(fault)")
      }
    }
    print("\(faults.count - missed.count) of \(faults.count) seeded faults are found")
    #expect(faults.count - missed.count >= 95, "missed: \(missed)")
  }
}
