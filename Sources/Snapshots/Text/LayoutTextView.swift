/// One view of a layout text.
package struct LayoutTextView: Hashable, Codable, Sendable {
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
  package var firstBaseline: LayoutNumber?
  package var lastBaseline: LayoutNumber?
  /// The intrinsic width and height, where the view has another one.
  package var wantsWidth: LayoutNumber?
  package var wantsHeight: LayoutNumber?
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
