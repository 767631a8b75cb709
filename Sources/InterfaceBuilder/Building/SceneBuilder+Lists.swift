import LPComponents
import Foundation

/// Lists and cells of an app: prototypes are registered, and the rows of a static table are given to it.
extension SceneBuilder {
  /// Adds what is inside of a list, or of a cell in a standard style.
  mutating func addLive(_ child: DocumentView, of source: DocumentView, to view: UIView) {
    guard source.isList else { return fillStandard(child, view as? UITableViewCell) }
    switch (child.tag, child.role) {
    case ("tableViewCell", _) where source.isStaticTable: _ = make(child)
    case ("tableViewCell", _), ("collectionViewCell", _), ("collectionReusableView", _):
      register(child, in: view)
    case (_, "tableHeaderView"): (view as? UITableView)?.tableHeaderView = edge(child)
    case (_, "tableFooterView"): (view as? UITableView)?.tableFooterView = edge(child)
    case (_, "backgroundView"):
      let made = make(child)
      (view as? UITableView)?.backgroundView = made
      (view as? UICollectionView)?.backgroundView = made
    default: view.addSubview(make(child))
    }
  }

  /// A header or a footer, which keeps its height and is as wide as the table.
  private mutating func edge(_ source: DocumentView) -> UIView {
    let made = make(source)
    made.translatesAutoresizingMaskIntoConstraints = true
    made.autoresizingMask = .flexibleWidth
    return made
  }

  /// Gives a cell in a standard style the texts of its labels.
  private func fillStandard(_ content: DocumentView, _ cell: UITableViewCell?) {
    guard let cell, let owner = content.parent else { return }
    content.walk { view in
      let reader = ElementReader(view, traits: traits)
      let texts = factory.content(of: reader)
      switch view.id {
      case owner.element["textLabel"]: cell.textLabel?.text = texts.text("text")
      case owner.element["detailTextLabel"]: cell.detailTextLabel?.text = texts.text("text")
      case owner.element["imageView"]: cell.imageView?.image = texts.image(view.element)
      default: break
      }
    }
  }

  /// Registers a prototype, of which each cell is a tree of its own.
  private func register(_ source: DocumentView, in list: UIView) {
    guard let identifier = source.element["reuseIdentifier"], !identifier.isEmpty else { return }
    let (document, prototype) = (document, prototypeOptions)
    func make() -> UIView {
      var options = prototype
      options.environment = .current
      let scene = InterfaceBuilderScene(root: source, controller: nil, guides: [], isBarItemView: false)
      let root = document.tree(of: scene, options).root
      root.frame = CGRect(origin: .zero, size: source.frame.size)
      return root
    }
    if let table = list as? UITableView {
      table.register(identifier, cell: { make() as? UITableViewCell ?? UITableViewCell() })
    } else if let collection = list as? UICollectionView {
      let make = { make() as? UICollectionReusableView ?? UICollectionViewCell(frame: .zero) }
      switch source.role {
      case "sectionHeaderView":
        collection.register(identifier, kind: UICollectionView.elementKindSectionHeader, make)
      case "sectionFooterView":
        collection.register(identifier, kind: UICollectionView.elementKindSectionFooter, make)
      default: collection.register(identifier, cell: make)
      }
    }
  }

  private var prototypeOptions: SceneTreeOptions {
    var options = options
    options.owner = nil
    return options
  }

  /// Sets the properties of a list that its cells depend on, and the rows of a static table.
  func finishLive(_ source: DocumentView, _ view: UIView) {
    guard let table = view as? UITableView else { return }
    let reader = ElementReader(source, traits: traits)
    if let height = reader.number("rowHeight"), height > 0 { table.rowHeight = CGFloat(height) }
    if let height = reader.number("estimatedRowHeight"), height > 0 { table.estimatedRowHeight = CGFloat(height) }
    if reader["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = reader.child(key: "separatorColor").flatMap(factory.content(of: reader).colors.color) {
      table.separatorColor = color
    }
    if source.isStaticTable { table.show(givenRows(of: source, reader)) }
  }

  private func givenRows(of source: DocumentView, _ reader: ElementReader) -> GivenRows {
    let texts = factory.content(of: reader)
    let rows = Dictionary(
      source.subviews.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    let sections = (source.element.child("sections")?.children("tableViewSection") ?? []).map { section in
      let cells = (section.child("cells")?.children ?? []).compactMap { rows[ObjectIdentifier($0)] }
      return GivenRows.Section(
        header: texts.localized("headerTitle", section["headerTitle"], of: section),
        footer: texts.localized("footerTitle", section["footerTitle"], of: section),
        cells: cells.compactMap { row in
          (items.views[row.id] as? UITableViewCell).map { ($0, row.element.number("rowHeight").map { CGFloat($0) }) }
        })
    }
    return GivenRows(sections)
  }
}

extension DocumentView {
  /// Whether the document gives all rows of the table.
  var isStaticTable: Bool { tag == "tableView" && element["dataMode"] == "static" }
}
