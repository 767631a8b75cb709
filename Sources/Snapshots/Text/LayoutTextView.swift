/// One view of a layout text.
package struct LayoutTextView: Hashable, Codable, Sendable {
  /// The first and the last baseline in points from the screen's top; `nil` for a view without text.
  package struct Baselines: Hashable, Codable, Sendable {
    package var first: LayoutNumber?
    package var last: LayoutNumber?
  }

  /// The intrinsic width and height, each `nil` where the view has it.
  package struct Wishes: Hashable, Codable, Sendable {
    package var width: LayoutNumber?
    package var height: LayoutNumber?
  }

  /// Names from the root down, joined by `/`.
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
  package var isTruncated = false
  /// The name of the nearest view around it that cuts something of it off.
  package var clippedBy: String?
  /// Its text does not fit into its own frame.
  package var isTextClipped = false
  package var isOffScreen = false
  /// Attributes that could have another value.
  package var ambiguous: [String] = []
  /// Where it is not the screen's: `ltr` or `rtl`.
  package var direction: String?
  /// Keys of constraints, in their order in the document; then `intrinsic-width` and the like for those not listed.
  package var heldBy: [String] = []
  package var text: String?
  package var lines: [String] = []
}
