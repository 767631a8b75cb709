/// A view whose place or size nothing determines, and the changes that determine it and what follows from it.
package struct AmbiguityCause: Hashable, Sendable {
  /// The part of a view's rectangle that is ambiguous.
  package enum Part: Hashable, Sendable { case place, size }

  /// One ambiguous part and the change that was tried on the solution.
  package struct Remedy: Hashable, Sendable {
    package var axis: LayoutAxis
    package var part: Part
    /// The constraint or priority as one writes it.
    package var change: String
    /// Whether the change is one of priorities, because content sizes tie.
    package var isPriority: Bool

    package init(axis: LayoutAxis, part: Part, change: String, isPriority: Bool) {
      self.axis = axis
      self.part = part
      self.change = change
      self.isPriority = isPriority
    }
  }

  /// A view that is shorter than its content once the changes are made.
  package struct Loss: Hashable, Sendable {
    /// The index in `LayoutResult.views`.
    package var view: Int
    package var axis: LayoutAxis
    /// What is missing, in points.
    package var points: Double
    /// Whether the view scrolls what it has no room for.
    package var scrolls: Bool

    package init(view: Int, axis: LayoutAxis, points: Double, scrolls: Bool) {
      self.view = view
      self.axis = axis
      self.points = points
      self.scrolls = scrolls
    }
  }

  /// The index in `LayoutResult.views`.
  package var view: Int
  package var remedies: [Remedy]
  /// The views that the remedies determine as well, ascending.
  package var others: [Int]
  package var losses: [Loss]

  package init(view: Int, remedies: [Remedy], others: [Int], losses: [Loss]) {
    self.view = view
    self.remedies = remedies
    self.others = others
    self.losses = losses
  }
}
