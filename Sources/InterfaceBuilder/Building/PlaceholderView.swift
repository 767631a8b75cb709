import AutoLayout
import Foundation

/// Stands for a view that is not drawn: a map, a web page, or one that is not known.
final class PlaceholderView: View {
  let documentTag: String
  var insets = EdgeInsets.zero

  init(tag: String) {
    documentTag = tag
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
  }

  override var alignmentRectInsets: EdgeInsets { insets }
}

/// A list whose rows stand where the document has them.
final class TableView: ScrollView {}

/// A grid whose cells stand where the document has them.
final class CollectionView: ScrollView {}
