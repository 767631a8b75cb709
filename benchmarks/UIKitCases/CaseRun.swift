import LPAutoLayout
import Foundation

/// How one case came out.
struct CaseOutcome {
  /// Frames (and insets, guides, fitting sizes) compared, and how many were right within half a point.
  var frames = 0
  var within = 0
  /// nil where the case says nothing of conflicts.
  var brokenRight: Bool?
  var notes: [String] = []

  var failed: Bool { within < frames || brokenRight == false }
}

/// Lays a case out as its steps say and compares.
@MainActor
struct CaseRun {
  private static let tolerance = 0.5 + 1e-6

  static func run(_ spec: UIKitCase, text: any TextMeasuring) -> CaseOutcome {
    var outcome = CaseOutcome()
    do {
      let tree = try CaseBuilder(spec, text: text)
      let broken = activate(tree, spec)
      compare(tree, spec, &outcome)
      if let expected = spec.expectedBroken {
        // UIKit may log one constraint several times; what counts is which it ever gave up.
        outcome.brokenRight = Set(broken) == Set(expected)
        if outcome.brokenRight == false { outcome.notes.append("broke \(broken), UIKit \(expected)") }
      }
    } catch {
      outcome.frames += spec.expected?.count ?? 0
      outcome.notes.append(error.message)
    }
    return outcome
  }

  /// Activates in the order of the list, or step by step; answers the tags of what was set aside, in order.
  private static func activate(_ tree: CaseBuilder, _ spec: UIKitCase) -> [String] {
    guard let steps = spec.steps else {
      NSLayoutConstraint.activate(tree.constraints.map(\.constraint))
      tree.root.layoutIfNeeded()
      return broken(tree)
    }
    var found: [String] = []
    for step in steps {
      for (tag, constraint) in tree.constraints where tag == String(step.dropFirst()) {
        constraint.isActive = step.hasPrefix("+")
      }
      guard spec.mode == "live" else { continue }
      tree.root.layoutIfNeeded()
      found += broken(tree).filter { !found.contains($0) }
    }
    tree.root.layoutIfNeeded()
    return found + broken(tree).filter { !found.contains($0) }
  }

  private static func broken(_ tree: CaseBuilder) -> [String] {
    let engine = tree.root.engine
    return engine.conflicts.compactMap { engine.constraint(of: $0.broken)?.identifier }
  }

  // MARK: Comparing

  private static func compare(_ tree: CaseBuilder, _ spec: UIKitCase, _ outcome: inout CaseOutcome) {
    for (id, frame) in (spec.expected ?? [:]).sorted(by: { $0.key < $1.key }) {
      let actual = tree.views[id]?.frame ?? .null
      check([actual.minX, actual.minY, actual.width, actual.height], frame, id, &outcome)
    }
    for (id, insets) in (spec.expectedSafeArea ?? [:]).sorted(by: { $0.key < $1.key }) {
      check(values(tree.views[id]?.safeAreaInsets), insets, "\(id).safeArea", &outcome)
    }
    for (id, insets) in (spec.expectedMargins ?? [:]).sorted(by: { $0.key < $1.key }) {
      check(values(tree.views[id]?.layoutMargins), insets, "\(id).margins", &outcome)
    }
    if let fitting = spec.expectedFitting {
      let target =
        fitting.target == "expanded" ? UIView.layoutFittingExpandedSize : UIView.layoutFittingCompressedSize
      let size = tree.views[fitting.view]?.systemLayoutSizeFitting(target) ?? .zero
      check([size.width, size.height], fitting.size, "\(fitting.view).fitting", &outcome)
    }
    for (name, frame) in (spec.expectedGuide ?? [:]).sorted(by: { $0.key < $1.key }) {
      let rect = guideFrame(name, tree) ?? .null
      check([rect.minX, rect.minY, rect.width, rect.height], frame, name, &outcome)
    }
  }

  private static func guideFrame(_ name: String, _ tree: CaseBuilder) -> CGRect? {
    let parts = name.split(separator: "@").map(String.init)
    guard parts.count == 2, let view = tree.views[parts[0]] else { return nil }
    let guide =
      parts[1] == "safeArea"
      ? view.safeAreaLayoutGuide : parts[1] == "readableContent" ? view.readableContentGuide : view.layoutMarginsGuide
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return guide.layoutFrame
  }

  private static func values(_ insets: UIEdgeInsets?) -> [CGFloat] {
    let insets = insets ?? .zero
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  private static func check(
    _ actual: [CGFloat], _ expected: [Double?], _ name: String, _ outcome: inout CaseOutcome
  ) {
    outcome.frames += 1
    let isRight = zip(actual, expected).allSatisfy { value, wanted in
      wanted.map { abs(Double(value) - $0) <= tolerance } ?? true
    }
    if isRight {
      outcome.within += 1
    } else {
      let wanted = expected.map { $0.map { formatNumber($0) } ?? "–" }.joined(separator: " ")
      outcome.notes.append("\(name): \(actual.map { formatNumber($0) }.joined(separator: " ")), UIKit \(wanted)")
    }
  }
}
