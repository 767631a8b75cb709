/// One view of a layout text.
package struct LayoutTextView: Hashable, Codable, Sendable {
  /// The first and the last baseline in points from the screen's top; `nil` for a view without text.
  package struct Baselines: Hashable, Codable, Sendable {
    package var first: LayoutNumber?
    package var last: LayoutNumber?
  }

  /// The intrinsic width and height, each `nil` if the view has that size.
  package struct Wishes: Hashable, Codable, Sendable {
    package var width: LayoutNumber?
    package var height: LayoutNumber?
  }

  /// The parts of the view that cannot be seen.
  package struct Cuts: Hashable, Codable, Sendable {
    package var isTruncated = false
    /// The name of the nearest ancestor that clips a part of the view.
    package var clippedBy: String?
    /// Whether the view's text does not fit into its frame.
    package var isTextClipped = false
    package var isOffScreen = false
  }

  /// The names from the root down, joined by `/`.
  package var path: String
  /// The path's last name.
  package var component: String
  /// The name as equations show it.
  package var name: String
  package var className: String
  /// The index of the superview in the document.
  package var parent: Int?
  package var depth: Int
  package var alignmentRect: LayoutTextRect
  package var frame: LayoutTextRect
  package var baselines = Baselines()
  package var wants = Wishes()
  package var isHidden = false
  package var cuts = Cuts()
  /// The ambiguous attributes.
  package var ambiguous: [String] = []
  /// The direction, `ltr` or `rtl`, if it is not the screen's.
  package var direction: String?
  /// The keys of constraints in the order of the document, then `intrinsic-width` and the like for those not listed.
  package var heldBy: [String] = []
  package var text: String?
  package var lines: [String] = []
  /// The parts of a text that is set in several fonts or sizes; `nil` for a text in one.
  package var runs: [LayoutTextRun]?
}
