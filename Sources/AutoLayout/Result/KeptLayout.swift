/// A laid-out tree with its record, which is brought up to date at the cost of what changed.
///
/// After a change of constants or optional priorities, only the parts of the layout with these constraints are solved
/// and recorded again. After any other change that the layout depends on, everything is.
@MainActor
package final class KeptLayout {
  package let root: UIView
  /// The record of the layout.
  package private(set) var result: LayoutResult
  private var capture: LayoutCapture

  package init(_ root: UIView) {
    self.root = root
    (capture, result) = Self.record(root)
  }

  private static func record(_ root: UIView) -> (LayoutCapture, LayoutResult) {
    root.engine.layOutForRecord()
    let capture = LayoutCapture(root: root)
    defer { root.engine.changes = LayoutChanges() }
    return (capture, capture.result { root.engine.probeChurn() })
  }

  /// Lays out again, and records what the layout changed. What a view shows may have changed without the layout, such
  /// as a colour: that needs `recordAll()`.
  ///
  /// - Returns: whether only parts were recorded; `false` if everything was.
  @discardableResult
  package func update() -> Bool {
    root.engine.layoutIfNeeded()
    if let changes = root.engine.changes, capture.update(&result, after: changes) {
      root.engine.changes = LayoutChanges()
      return true
    }
    recordAll()
    return false
  }

  /// Lays out again, and records everything.
  package func recordAll() { (capture, result) = Self.record(root) }
}
