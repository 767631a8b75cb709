import LPAutoLayout

/// A list whose rows keep the frames that the document recorded.
final class TableView: UIScrollView {}
