import LPCassowary
import Foundation

extension LayoutDiagnosis {
  /// Finds scroll views whose content has constraints but no size: nothing is tied to the far edge, or the subviews
  /// have no size of their own.
  func ambiguousContent() -> [Diagnostic] {
    capture.views.enumerated().compactMap { index, view in
      guard let guide = view.contentGuideForDescendants, guide.engineIndex >= 0, !views[index].isHidden else {
        return nil
      }
      let base = Int(guide.engineIndex) * 4
      guard isMentioned(base) else { return nil }
      let free = [(Int(ItemVariable.width), "width"), (Int(ItemVariable.height), "height")].filter {
        capture.engine.solver.freedom(of: Variable(index: base + $0.0)).isAmbiguous
      }
      guard !free.isEmpty else { return nil }
      let name = capture.names.name(of: view)
      let words = free.map(\.1).joined(separator: " and ")
      return Diagnostic(
        .error, rule: "ambiguous-content-size",
        message: "constraints do not determine the \(words) of the content of `\(name)`, along which it cannot scroll",
        callSite: view.nameSources.site,
        fix: "on each axis, constrain the subviews to both edges of the content, and give them a size or the frame's",
        views: [views[index].path])
    }
  }

  /// Returns whether a constraint of the author has one of an item's four variables.
  private func isMentioned(_ base: Int) -> Bool {
    capture.engine.sources.indices.contains { source in
      guard capture.engine.constraint(of: source) != nil else { return false }
      return capture.engine.linearConstraints[source].terms.contains { (base..<base + 4).contains($0.variable.index) }
    }
  }
}
