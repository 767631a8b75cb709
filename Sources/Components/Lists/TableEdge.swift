import Foundation

/// A header or a footer of a table's section: its height, and its view when it comes into sight.
@MainActor
struct TableEdge {
  private let layout: TableLayout
  private let section: Int
  private let isFooter: Bool
  private var table: UITableView { layout.table }

  init(_ layout: TableLayout, _ section: Int, isFooter: Bool) {
    self.layout = layout
    self.section = section
    self.isFooter = isFooter
  }

  private var title: String? {
    isFooter
      ? table.dataSource?.tableView(table, titleForFooterInSection: section)
      : table.dataSource?.tableView(table, titleForHeaderInSection: section)
  }

  /// The height that the delegate or the table gives; `nil` for an edge that sizes itself. In a grouped table 0 stands
  /// for the standard height, as on UIKit.
  private var givenHeight: CGFloat? {
    let given: CGFloat =
      isFooter
      ? table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
      : table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
    guard given.isFinite, given > 0 || (given == 0 && layout.isPlain) else { return nil }
    return given
  }

  /// The height of an edge without a title.
  private var emptyHeight: CGFloat { layout.isPlain ? 0 : ListLengths.groupGap }

  /// The space above a header that sizes itself, in points.
  func padding(hasContent: Bool) -> CGFloat {
    guard !isFooter else { return 0 }
    if layout.isPlain {
      let padding = table.sectionHeaderTopPadding
      if table.environment.metrics == .ios13 { return 0 }
      return hasContent ? (padding >= 0 ? padding : ListLengths.plainHeaderPadding) : 0
    }
    return section == 0 && table.tableHeaderView == nil && givenHeight == nil ? layout.metrics.firstGroupGap : 0
  }

  /// The height before the edge is in sight.
  var estimate: CGFloat {
    let hasTitle = !(title ?? "").isEmpty
    let standard = layout.isPlain || isFooter ? ListLengths.plainHeader : ListLengths.groupedHeader
    return padding(hasContent: hasTitle) + (givenHeight ?? (hasTitle ? standard : emptyHeight))
  }

  /// Makes the view: that of the delegate, or one with the title; `nil` if there is neither.
  func makeView() -> UIView? {
    let given =
      isFooter
      ? table.delegate?.tableView(table, viewForFooterInSection: section)
      : table.delegate?.tableView(table, viewForHeaderInSection: section)
    if let given {
      (given as? UITableViewHeaderFooterView)?.standardConfiguration = configuration
      return given
    }
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = configuration()
    content.text = title
    view.contentConfiguration = content
    view.nameSources.name = isFooter ? "footer" : "header"
    return view
  }

  private var configuration: () -> UIListContentConfiguration {
    switch (layout.isPlain, isFooter) {
    case (true, false): UIListContentConfiguration.plainHeader
    case (true, true): UIListContentConfiguration.plainFooter
    case (false, false): UIListContentConfiguration.groupedHeader
    case (false, true): UIListContentConfiguration.groupedFooter
    }
  }

  /// Returns the height of the edge without its padding, in points.
  func height(of view: UIView?) -> CGFloat {
    if let givenHeight { return givenHeight }
    guard let view else { return emptyHeight }
    if let view = view as? UITableViewHeaderFooterView {
      view.move(to: layout.place(ofRow: nil))
      return view.listHeight(width: layout.cardWidth)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: layout.cardWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Gives the view its rectangle.
  func take(_ rect: CGRect, _ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView {
      view.move(to: layout.place(ofRow: nil))
      return view.take(rect)
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.geometry.frame != rect { view.frame = rect }
  }
}
