import LPReasoning
import LPDrawing
import Foundation
import LPSupport
import Testing
import LPVariants

import LayoutPreview
@testable import LPAutoLayout
@testable import LPCatalogs
@testable import LPOperations

/// Every listed repair is applied to a new tree, which then has to be without the conflict.
@MainActor
@Suite struct ConflictRepairTests {
  private func renderer(_ preview: Preview) throws -> PreviewRenderer {
    let catalog = Catalog(name: "Conflicts", previews: [preview])
    return try PreviewRenderer(
      catalog: catalog, resources: try CatalogResources(folder: nil, catalog: catalog.description), metrics: .ios)
  }

  private func conflicts(_ preview: Preview, _ variants: [Variant] = [.default]) throws -> [LiveConflict] {
    var diagnostics: [Diagnostic] = []
    return try LiveConflictOperation(.init(), renderer(preview)).answer(
      .init(preview: 0, variants: variants), noting: &diagnostics)
  }

  /// The repairs that do not do what they promise.
  private func failures(
    _ preview: Preview, _ found: [LiveConflict], _ variants: [Variant] = [.default]
  ) throws -> [String] {
    var failures: [String] = []
    for conflict in found {
      let first = try Variant(name: conflict.variants[0])
      let keys = try keys(of: conflict, preview, first)
      for (repair, isWhole) in conflict.repairs.map({ ($0, true) }) + conflict.partialRepairs.map({ ($0, false) }) {
        if let code = repair.code, code.contains(/(width|height) (==|<=|>=) -/) { failures.append("negative: \(code)") }
        for variant in variants where try !holds(repair, isWhole, keys, preview, variant) {
          failures.append("\(repair.code ?? "removal of \(repair.constraint)") in \(variant.name)")
        }
      }
    }
    return failures
  }

  private func keys(of conflict: LiveConflict, _ preview: Preview, _ variant: Variant) throws -> Set<String> {
    try renderer(preview).withLayout(PreviewTask(preview: 0, variant: variant)) { root, _ in
      let all = ConflictTrials(root: root).conflicts()
      // Equal equations of one line differ in their keys alone.
      let changed = Set((conflict.repairs + conflict.partialRepairs).map(\.trial.key))
      return all.first { $0.members.map(\.cause) == conflict.members && changed.isSubset(of: $0.keys) }?.keys ?? []
    }
  }

  /// Applies the change to a new tree and looks for the constraints of the conflict among those in conflict.
  private func holds(
    _ repair: LiveRepair, _ isWhole: Bool, _ keys: Set<String>, _ preview: Preview, _ variant: Variant
  ) throws -> Bool {
    guard keys.contains(repair.trial.key) else { return false }
    return try renderer(preview).withLayout(PreviewTask(preview: 0, variant: variant)) { root, _ in
      let constraints = ConflictTrials.constraints(of: root)
      let members = Set(constraints.filter { keys.contains($0.key) }.map { ObjectIdentifier($0.constraint) })
      guard repair.trial.apply(to: root) else { return false }
      root.setNeedsEngineRebuild()
      root.layoutIfNeeded()
      return root.engine.conflicts.allSatisfy { conflict in
        let left = Set(conflict.members.compactMap { root.engine.constraint(of: $0) }.map(ObjectIdentifier.init))
        return isWhole ? members.isDisjoint(with: left) : !members.isSubset(of: left)
      }
    }
  }

  // MARK: What went wrong

  /// A label between both margins that also has a constant width.
  private let edges = Preview("Edges") { _ in
    let a = Label(verbatim: "One")
    return Screen {
      a
    } constraints: { screen in
      a.leading == screen.margins.leading
      a.trailing == screen.margins.trailing
      a.top == screen.margins.top
      a.width == 100
    }
  }

  private let twoWidths = Preview("Two widths") { _ in
    let a = View()
    return Screen {
      a
    } constraints: { screen in
      a.leading == screen.margins.leading
      a.top == screen.margins.top
      a.height == 10
      a.width == 100
      a.width == 200
    }
  }

  @Test func `a trial after another relation lays out the relation that is written`() throws {
    let found = try conflicts(edges)
    let codes = found.flatMap { $0.repairs.compactMap(\.code) }
    #expect(codes.contains("a.width >= 100") && codes.contains("a.width == 361"))
    #expect(!codes.contains("a.width <= 100") && !codes.contains { $0.contains("<= screen.margins.leading") })
    #expect(try failures(edges, found) == [])
    let second = try conflicts(twoWidths)
    #expect(!second.flatMap { $0.repairs.compactMap(\.code) }.contains("a.width <= 100"))
    #expect(try failures(twoWidths, second) == [])
  }

  @Test func `no repair gives a view a negative size`() throws {
    let preview = Preview("Negative") { _ in
      let a = View()
      return Screen {
        a
      } constraints: { screen in
        a.leading == screen.leading
        a.top == screen.top
        a.height == 10
        a.width == -40
      }
    }
    let found = try conflicts(preview)
    let codes = found.flatMap { $0.repairs.map { $0.code ?? "" } }
    #expect(codes.contains("") && codes.contains("a.width == 40") && !codes.contains { $0.contains("-40") })
    #expect(try failures(preview, found) == [])
  }

  @Test func `a change after which another conflict of the same constraints remains is listed apart`() throws {
    let preview = Preview("Twice") { _ in
      let a = View()
      return Screen {
        a
      } constraints: { screen in
        a.horizontalEdges == screen.margins.horizontalEdges
        a.top == screen.top
        a.height == 10
        a.width == 100
        a.width == 110
      }
    }
    let found = try conflicts(preview)
    #expect(found.count == 2)
    let removals = found.flatMap { conflict in
      conflict.repairs.filter { $0.kind == .removal }.map { conflict.members[$0.constraint - 1].equation }
    }
    #expect(!removals.contains { $0.contains("width") }, "\(removals)")
    #expect(found.flatMap(\.partialRepairs).contains { $0.kind == .removal })
    #expect(try failures(preview, found) == [])
  }

  // MARK: Random conflicts

  /// A screen of a few views, some inside others, with constraints that need not fit each other: to neighbours, edges,
  /// guides and opposite edges, with multiples, inequalities and priorities.
  private func random(_ seed: UInt64) -> Preview {
    Preview("Random") { _ in
      var random = SplitMix64(seed: seed)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let views = (0..<2 + random.below(4)).map { number in
        let view = random.below(3) == 0 ? UILabel() : UIView()
        (view as? UILabel)?.text = "Text of \(number)"
        return view.named("v\(number)")
      }
      for view in views { (random.below(4) == 0 ? views[0] : root).addSubview(view) }
      for view in views where view.superview == nil { root.addSubview(view) }
      views[0].removeFromSuperview()
      root.addSubview(views[0])
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        for attributes in [Self.horizontal, Self.vertical] {
          for _ in 0..<2 + random.below(2) { Self.constrain(view, views, attributes, &random) }
        }
      }
      return root
    }
  }

  private static let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .width, .centerX]
  private static let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .height, .centerY]

  private static func constrain(
    _ view: UIView, _ views: [UIView], _ attributes: [NSLayoutConstraint.Attribute], _ random: inout SplitMix64
  ) {
    let first = attributes[random.below(4)]
    let relation: NSLayoutConstraint.Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
    let others = [view.superview!] + views.filter { $0 !== view && $0.root === view.root }
    let other = others[random.below(others.count)]
    let isConstant = first.kind == .size && random.below(3) > 0
    let constant = CGFloat([0, 8, 16, 40, 120, 260, 400, -16, -8, -300][random.below(isConstant ? 7 : 10)])
    let isOpposite = first.kind != .size && random.below(4) == 0
    let second = isOpposite ? attributes[1 - min(1, attributes.firstIndex(of: first)!)] : first
    let item: AnyObject =
      switch random.below(6) {
      case 0: other.layoutMarginsGuide
      case 1: other.safeAreaLayoutGuide
      default: other
      }
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: relation, toItem: isConstant ? nil : item, attribute: second,
      multiplier: first.kind == .size && random.below(4) == 0 ? [0.5, 2][random.below(2)] : 1, constant: constant)
    if random.below(4) == 0 {
      constraint.priority = [.defaultHigh, .defaultLow, UILayoutPriority(999)][random.below(3)]
    }
    constraint.isActive = true
  }

  /// `CONFLICT_SCREENS` sets another number.
  @Test func `every listed repair of random conflicts resolves its conflict when it is applied`() throws {
    let count = ProcessInfo.processInfo.environment["CONFLICT_SCREENS"].flatMap(UInt64.init) ?? 120
    var (conflicting, repairs) = (0, 0)
    for seed in 0..<count {
      let preview = random(seed)
      let variants = seed % 4 == 0 ? [.default, try Variant(name: "rtl")] : [Variant.default]
      let found = try conflicts(preview, variants)
      conflicting += found.count
      repairs += found.reduce(0) { $0 + $1.repairs.count + $1.partialRepairs.count }
      let failures = try failures(preview, found, variants)
      #expect(failures.isEmpty, "seed \(seed): \(failures)")
    }
    #expect(conflicting * 2 > Int(count) && repairs > conflicting, "\(conflicting) conflicts, \(repairs) repairs")
    if count > 1000 { print("\(conflicting) conflicts, \(repairs) repairs") }
  }
}
