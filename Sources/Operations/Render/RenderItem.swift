/// An item of `render`: something to draw.
package enum RenderItem: OperationItem {
  case variant(PreviewTask)
  /// Draws several variants of a preview as one picture.
  case sheet(SheetOrder)
  /// Draws all sheets as the pages of one document. A variant without a sheet is a page of its own.
  case book([SheetOrder], title: String, file: String)

  package var preview: Int {
    switch self {
    case .variant(let task): task.preview
    case .sheet(let order): order.preview
    case .book(let orders, _, _): orders.first?.preview ?? 0
    }
  }

  /// The factor for the timeout: a document may take as long as all of its pages.
  package var timeoutFactor: Double {
    if case .book(let pages, _, _) = self { Double(max(1, pages.count)) } else { 1 }
  }

  package var detail: String {
    switch self {
    case .variant(let task): task.detail
    case .sheet(let order): order.detail
    case .book(_, _, let file): file
    }
  }

  package var task: PreviewTask? { if case .variant(let task) = self { task } else { nil } }
}
