/// The margins of a view as its author gave them, and the margins and safe area in effect; points.
package struct MarginState {
  /// Margins in one of the two forms that an author gives them in.
  enum Given {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var given: Given?
  /// The safe area that the last layout found.
  package var safeArea = UIEdgeInsets.zero
  /// The margins that the last layout found; `nil` before it and after a change.
  var settled: UIEdgeInsets?

  /// The given margins as they lie in a language that runs from left to right; `nil` where none were given.
  package var stated: NSDirectionalEdgeInsets? {
    switch given {
    case .directional(let insets): insets
    case .physical(let insets):
      NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case nil: nil
    }
  }
}
