import Foundation

extension LayoutEngine {
  /// Returns the constraint of a source; `nil` for what the engine itself requires.
  package func constraint(of source: Int) -> NSLayoutConstraint? {
    if case .constraint(let constraint) = sources[source] { constraint } else { nil }
  }

  /// Returns the constraint of a source as UIKit returns it: the author's own, or one of the system's. `nil` for the
  /// rule that no size is negative, which is not a constraint in UIKit.
  func uikitConstraint(of source: Int) -> NSLayoutConstraint? {
    switch sources[source] {
    case .constraint(let constraint): return constraint
    case .hugging(let item, let axis), .resistance(let item, let axis):
      guard let view = item.view else { return nil }
      return SystemConstraint.made(for: view, .contentSize(axis), constant: CGFloat(constant(of: source)))
    case .autoresizing(let item, let axis):
      guard let view = item.view else { return nil }
      let frame = view.geometry.autoresizingReference?.frame ?? view.layoutFrame
      let isSize = isSizeRule(source)
      let constant: CGFloat =
        switch (axis, isSize) {
        case (.horizontal, true): frame.width
        case (.horizontal, false): frame.minX
        case (.vertical, true): frame.height
        case (.vertical, false): frame.minY
        }
      return SystemConstraint.made(for: view, .autoresizingMask(axis, isSize: isSize), constant: constant)
    case .host(let axis) where isSizeRule(source):
      return SystemConstraint.made(for: root, .encapsulatedSize(axis), constant: CGFloat(constant(of: source)))
    default: return nil
    }
  }

  /// Returns the constraints of sources, each once: hugging and resistance are one constraint in UIKit.
  func uikitConstraints(of sources: [Int]) -> [NSLayoutConstraint] {
    var seen: Set<ObjectIdentifier> = []
    return sources.compactMap { uikitConstraint(of: $0) }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
