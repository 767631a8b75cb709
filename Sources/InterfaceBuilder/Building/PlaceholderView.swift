import LPAutoLayout
import Foundation

/// A placeholder for a view that is not drawn: a map, a web page, or an unknown view.
final class PlaceholderView: UIView {
  let documentTag: String
  var insets = UIEdgeInsets.zero

  init(tag: String) {
    documentTag = tag
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
  }

  required convenience init?(coder: NSCoder) { self.init(tag: "view") }

  override var alignmentRectInsets: UIEdgeInsets { insets }
}
