/// A view whose place or size nothing determines, and the changes that determine it and what follows from it.
package struct AmbiguityCause: Hashable, Sendable {
  /// The part of a view's rectangle that is ambiguous.
  package enum Part: Hashable, Sendable { case place, size }

  /// One ambiguous part and the change that was tried on the solution.
  package struct Remedy: Hashable, Sendable {
    package var axis: NSLayoutConstraint.Axis
    package var part: Part
    /// The constraint or priority as one writes it.
    package var change: String
    /// Whether the change is one of priorities, because content sizes tie.
    package var isPriority: Bool
  }

  /// The index in `LayoutResult.views`.
  package var view: Int
  package var remedies: [Remedy]
  /// The views that the remedies determine as well, ascending.
  package var others: [Int]
}
