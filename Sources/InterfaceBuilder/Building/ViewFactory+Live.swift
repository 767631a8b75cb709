import LPComponents
import Foundation

/// The views of lists as apps use them.
extension ViewFactory {
  /// Makes a list or what is in one; `nil` for other elements.
  func live(_ source: DocumentView, _ reader: ElementReader) -> UIView? {
    switch source.tag {
    case "tableView": return UITableView(frame: .zero, style: style(reader["style"]))
    case "collectionView": return UICollectionView(frame: .zero, collectionViewLayout: flowLayout(reader))
    case "tableViewCell": return liveCell(source)
    case "collectionViewCell":
      let cell = UICollectionViewCell(frame: .zero)
      cell.removeConstraints(cell.constraints)
      return cell
    case "collectionReusableView": return UICollectionReusableView(frame: .zero)
    default: return nil
    }
  }

  private func style(_ word: String?) -> UITableView.Style {
    switch word {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  private func liveCell(_ source: DocumentView) -> UIView {
    let identifier = source.element["reuseIdentifier"]
    if hasStandardContent(source) {
      return UITableViewCell(style: standardStyle(source.element["style"]), reuseIdentifier: identifier)
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    cell.removeConstraints(cell.constraints)
    return cell
  }

  private func standardStyle(_ word: String?) -> UITableViewCell.CellStyle {
    switch word {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// Whether an element is a cell of UIKit's own, whose labels belong to a standard style.
  func hasStandardContent(_ source: DocumentView) -> Bool {
    source.tag == "tableViewCell" && source.customClass == nil && source.element["textLabel"] != nil
  }

  private func flowLayout(_ reader: ElementReader) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    guard let element = reader.child(key: "collectionViewLayout") else { return layout }
    func length(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
    func size(_ key: String) -> CGSize? {
      element.child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    layout.minimumLineSpacing = length("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = length("minimumInteritemSpacing") ?? 10
    if let size = size("itemSize") { layout.itemSize = size }
    if let size = size("estimatedItemSize") { layout.estimatedItemSize = size }
    if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.child(key: "sectionInset") {
      layout.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
        right: inset.number("maxX") ?? 0)
    }
    return layout
  }
}

extension DocumentView {
  /// Whether the view is a list, whose cells the app asks for.
  var isList: Bool { ["tableView", "collectionView"].contains(tag) }
}
