extension LayoutResult {
  /// Lays out the tree and records it.
  @MainActor
  package static func capture(_ root: UIView) -> LayoutResult {
    root.engine.layOutForRecord()
    return LayoutCapture(root: root).result { root.engine.probeChurn() }
  }
}
