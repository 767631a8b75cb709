extension CALayer {
  /// The view that the layer belongs to; `nil` for a layer that was added to another one.
  package var view: UIView? { owner as? UIView }
}
