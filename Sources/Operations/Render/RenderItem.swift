/// One thing for a worker to draw.
package enum RenderItem: OperationItem {
  case variant(PreviewTask)
  /// Several variants of a preview in one picture.
  case sheet(SheetOrder)
  /// All sheets on the pages of one document; variants that stand alone are a page each.
  case book([SheetOrder], title: String, file: String)

  package var preview: Int {
    switch self {
    case .variant(let task): task.preview
    case .sheet(let order): order.preview
    case .book(let orders, _, _): orders.first?.preview ?? 0
    }
  }

  /// A document may take as long as its pages one by one.
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
