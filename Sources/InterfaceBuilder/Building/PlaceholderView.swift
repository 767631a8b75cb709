import AutoLayout
import Foundation

/// Stands for a view that is not drawn: a map, a web page, or one that is not known.
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
