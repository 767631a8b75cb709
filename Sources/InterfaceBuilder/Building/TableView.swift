import AutoLayout

/// A list whose rows stand where the document has them.
final class TableView: UIScrollView {}
