extension UIView {
  /// The engine of the tree that the view is the root of; it is created on first use.
  package var engine: LayoutEngine {
    if let engine = layoutCycle as? LayoutEngine { return engine }
    let engine = LayoutEngine(root: self)
    layoutCycle = engine
    return engine
  }

  func keepSubviewReferences() {
    for subview in subviews { subview.keepAutoresizingReference() }
  }
}
