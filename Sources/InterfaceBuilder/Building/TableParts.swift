import AutoLayout
import Foundation

/// What a table of a document shows besides its rows, which keep the frames that were recorded: backgrounds and
/// separators of rows, titles of sections in the space that the document left for them, and a note in an empty table.
@MainActor
struct TableParts {
  /// Rows that follow each other without a title between them.
  private struct Section {
    var header: String?
    var footer: String?
    /// Whether the header's title is that of the editor, not of the app.
    var isPrototypes = false
    var rows: [DocumentView]
  }

  private let source: DocumentView
  private let table: UIView
  private let views: [String: UIView]
  private let style: UITableView.Style
  private let sections: [Section]
  private let reader: ElementReader
  private let colors: DocumentColor
  private let scale: CGFloat
  private var isPlain: Bool { style == .plain }

  init(
    _ source: DocumentView, _ table: UIView, views: [String: UIView], reader: ContentReader
  ) {
    self.source = source
    self.table = table
    self.views = views
    self.reader = reader.reader
    colors = reader.colors
    scale = table.traitCollection.displayScale
    style =
      switch reader.reader["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let rows = source.subviews.filter { $0.tag == "tableViewCell" && views[$0.id] != nil }
    let known = Dictionary(rows.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    func found(_ element: DocumentElement?) -> [DocumentView] {
      (element?.children ?? []).compactMap { known[ObjectIdentifier($0)] }
    }
    var sections = (source.element.child("sections")?.children("tableViewSection") ?? []).map { section in
      Section(
        header: reader.localized("headerTitle", section["headerTitle"], of: section),
        footer: reader.localized("footerTitle", section["footerTitle"], of: section),
        rows: found(section.child("cells")))
    }
    let prototypes = found(source.element.child("prototypes"))
    if !prototypes.isEmpty { sections.append(Section(header: "Prototype Cells", isPrototypes: true, rows: prototypes)) }
    self.sections = sections.filter { !$0.rows.isEmpty }
  }

  /// The rows' own top and bottom; rows that the document hides are counted too.
  func add() {
    // A document leaves out what the class has anyway.
    if table.backgroundColor == nil {
      table.backgroundColor = isPlain ? .systemBackground : .systemGroupedBackground
    }
    guard !sections.isEmpty else { return addNote() }
    var end = source.subviews.first { $0.role == "tableHeaderView" }?.frame.maxY ?? 0
    for (index, section) in sections.enumerated() {
      guard let first = section.rows.first, let last = section.rows.last else { continue }
      addHeader(section, from: end, to: first.frame.minY, before: index > 0 ? sections[index - 1].footer : nil)
      for (number, row) in section.rows.enumerated() {
        decorate(row, isFirst: number == 0, isLast: number == section.rows.count - 1)
      }
      addFooter(section, from: last.frame.maxY, to: index + 1 < sections.count ? sections[index + 1] : nil)
      end = last.frame.maxY
    }
  }

  // MARK: Titles

  private func addHeader(_ section: Section, from end: CGFloat, to top: CGFloat, before footer: String?) {
    guard let title = section.header, !title.isEmpty, top - end >= 17 else { return }
    let least: CGFloat = isPlain ? 28 : 38
    let height = isPlain || footer != nil ? min(top - end, least) : top - end
    addTitle(
      title, isPlain ? .plainHeader() : .groupedHeader(), keepsCase: section.isPrototypes, named: "header",
      CGRect(x: 0, y: top - height, width: table.bounds.width, height: height))
  }

  private func addFooter(_ section: Section, from end: CGFloat, to next: Section?) {
    guard let title = section.footer, !title.isEmpty else { return }
    let configuration: UIListContentConfiguration = isPlain ? .plainFooter() : .groupedFooter()
    let view = UIListContentView(configuration: configuration.with(title))
    let side = contentSide
    view.cellSides = (side, side)
    var height = view.sizeThatFits(CGSize(width: table.bounds.width, height: 0)).height
    if let top = next?.rows.first?.frame.minY, top >= end {
      height = min(height, top - end - (next?.header?.isEmpty == false ? (isPlain ? 28 : 38) : 0))
    }
    guard height >= 10 else { return }
    addTitle(
      title, configuration, named: "footer", CGRect(x: 0, y: end, width: table.bounds.width, height: height))
  }

  private func addTitle(
    _ title: String, _ configuration: UIListContentConfiguration, keepsCase: Bool = false, named name: String,
    _ frame: CGRect
  ) {
    var configuration = configuration.with(title)
    if keepsCase {
      configuration.textProperties.transform = .none
      configuration.textProperties.color = .systemGray
    }
    let view = UIListContentView(configuration: configuration)
    view.cellSides = (contentSide, contentSide)
    view.nameSources.name = name
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    table.addSubview(view)
  }

  /// Where the content of rows begins, in the table's coordinates.
  private var contentSide: CGFloat {
    let row = sections.first?.rows.first
    return (row?.frame.minX ?? 0) + (row.map(margin) ?? 16)
  }

  private func margin(of row: DocumentView) -> CGFloat {
    let content = (views[row.id] as? UITableViewCell)?.contentView.directionalLayoutMargins.leading ?? 0
    return max(15, content)
  }

  // MARK: Rows

  private func decorate(_ row: DocumentView, isFirst: Bool, isLast: Bool) {
    guard let view = views[row.id] else { return }
    if view.backgroundColor == nil {
      view.backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if style == .insetGrouped { round(view, isFirst: isFirst, isLast: isLast) }
    guard reader["separatorStyle"] != "none" else { return }
    switch style {
    case .grouped:
      if isFirst { addSeparator(to: view, row, atTop: true, insets: .zero) }
      addSeparator(to: view, row, atTop: false, insets: isLast ? .zero : insets(of: row))
    case .insetGrouped: if !isLast { addSeparator(to: view, row, atTop: false, insets: insets(of: row)) }
    default: addSeparator(to: view, row, atTop: false, insets: insets(of: row))
    }
  }

  private func round(_ view: UIView, isFirst: Bool, isLast: Bool) {
    guard isFirst || isLast else { return }
    view.layer.cornerRadius = view.environment.metrics == .ios26 ? 26 : 10
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
  }

  /// Returns the insets of the separators of a row: its own, the table's, or where its text begins; left is leading.
  private func insets(of row: DocumentView) -> UIEdgeInsets {
    let given = row.element.child(key: "separatorInset") ?? reader.child(key: "separatorInset")
    if let given {
      return UIEdgeInsets(
        top: 0, left: CGFloat(given.number("minX") ?? 0), bottom: 0, right: CGFloat(given.number("maxX") ?? 0))
    }
    let text = row.element["textLabel"].flatMap { id in
      row.subviews.first { $0.role == "contentView" }?.subviews.first { $0.id == id }?.frame.minX
    }
    return UIEdgeInsets(top: 0, left: max(margin(of: row), text ?? 0), bottom: 0, right: 0)
  }

  private func addSeparator(to view: UIView, _ row: DocumentView, atTop: Bool, insets: UIEdgeInsets) {
    let (size, line) = (row.frame.size, 1 / scale)
    let width = max(0, size.width - insets.left - insets.right)
    guard width > 0, size.height > line else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let separator = SeparatorView(frame: .zero)
    separator.nameSources.name = "separator"
    separator.backgroundColor = reader.child(key: "separatorColor").flatMap(colors.color) ?? .separator
    separator.frame = CGRect(
      x: isMirrored ? insets.right : insets.left, y: atTop ? 0 : size.height - line, width: width, height: line)
    separator.autoresizingMask = [.flexibleWidth, atTop ? .flexibleBottomMargin : .flexibleTopMargin]
    view.addSubview(separator)
  }

  // MARK: Empty tables

  private func addNote() {
    let edges = ["tableHeaderView", "tableFooterView"].map { role in source.subviews.first { $0.role == role }?.frame }
    let top = edges[0]?.maxY ?? 0
    let bottom = edges[1].map { $0.minY >= top ? $0.minY : source.frame.height } ?? source.frame.height
    table.addNote(
      PrototypeNote(list: "Table View", detail: "Prototype Content"),
      CGRect(x: 0, y: top, width: source.frame.width, height: bottom - top))
  }
}

extension UIView {
  /// Adds what the editor shows in a list or in a cell without content.
  func addNote(_ note: PrototypeNote, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    note.nameSources.name = "prototypeNote"
    note.frame = frame
    note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(note)
  }
}

extension UIListContentConfiguration {
  fileprivate func with(_ text: String) -> UIListContentConfiguration {
    var made = self
    made.text = text
    return made
  }
}
