/// The margins that the author gave a view, and the effective margins and safe area, in points.
package struct MarginState {
  /// Margins in one of the two forms in which an author can give them.
  enum Given {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var given: Given?
  /// Whether the margins leave no more than the readable width between them, as *Follow Readable Width* in documents.
  package var followsReadableWidth = false
  /// The safe area that the last layout found.
  package var safeArea = UIEdgeInsets.zero
  /// The margins that the last layout found; `nil` before it and after a change.
  var settled: UIEdgeInsets?

  /// The given margins in a left-to-right layout; `nil` if none were given.
  package var stated: NSDirectionalEdgeInsets? {
    switch given {
    case .directional(let insets): insets
    case .physical(let insets):
      NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case nil: nil
    }
  }
}
