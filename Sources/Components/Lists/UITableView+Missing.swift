import LPAutoLayout
import LPLayoutModel
import Foundation

extension UITableView {
  /// The separators of empty rows, which fill a plain table down to its lower edge on iOS 13 and 14 unless there is a
  /// view below all rows, even one without a size.
  var linesOfMissingRows: [ContentItem] {
    guard environment.metrics == .ios13, style == .plain, separatorStyle == .singleLine, tableFooterView == nil,
      bounds.width > 0, let color = separatorColor
    else { return [] }
    let metrics = ListMetrics(self)
    let height = rowHeight > 0 ? rowHeight : metrics.rowHeight
    let inset = separatorInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let x = isRightToLeft ? bounds.width - inset.left - width : inset.left
    var items: [ContentItem] = []
    var end = contentSize.height - contentOffset.y + height
    while end <= bounds.height, items.count < 200 {
      let line = CGRect(x: x, y: end - metrics.hairline, width: width, height: metrics.hairline)
      items.append(.fill(.rect(line), paint(color)))
      end += height
    }
    return items
  }
}
