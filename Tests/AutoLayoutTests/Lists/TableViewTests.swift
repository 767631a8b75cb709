@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@MainActor
struct TableViewTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test("rows of a plain table lie below each other, 44 high, as wide as the table", arguments: bothDirections)
  func plain(direction: UIUserInterfaceLayoutDirection) {
    let rows = Rows([names(3)])
    let table = Stage(direction: direction).table(.plain, rows)
    #expect(table.visibleCells.map(\.frame) == (0..<3).map { CGRect(0, CGFloat($0) * 44, 320, 44) })
    #expect(table.contentSize == CGSize(width: 320, height: 132))
    #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
  }

  @Test func `only rows in sight are made, and the others count with their estimate`() {
    let rows = Rows([names(10_000)])
    let table = Stage().table(.plain, rows)
    #expect(table.visibleCells.count == 11)
    #expect(rows.made == 11)
    #expect(table.contentSize.height == 440_000)
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(table.cellForRow(at: IndexPath(row: 11, section: 0)) == nil)
  }

  @Test func `a row sizes itself by the constraints in its content view`() {
    let rows = Rows([names(3)])
    rows.makeCell = { table, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words ", count: 20 * path.row + 1)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
      ])
      return cell
    }
    let table = Stage().table(.plain, rows)
    // One line, lower than 44 points; then 4 and 8 lines of 20.5 points, at 280 points and 8.5 a character.
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 28.5)
    #expect(heights[1] > 80)
    #expect(heights[2] > heights[1] + 60)
    for cell in table.visibleCells {
      #expect(cell.contentView.subviews[0].frame.height == cell.frame.height - 8)
    }
    #expect(LayoutResult.capture(table.root).diagnostics.isEmpty)
  }

  @Test func `a given height holds the content, and is in conflict with content that needs another`() {
    let rows = Rows([names(2)])
    rows.rowHeight = 30
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 50),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      return cell
    }
    let table = Stage().table(.plain, rows)
    #expect(table.visibleCells.map(\.frame.height) == [30, 30])
    let found = LayoutResult.capture(table.root).diagnostics.filter { $0.rule == "conflict" }
    #expect(found.count == 2)
  }

  @Test func `a table that scrolled shows the rows in sight, and uses cells again`() {
    let rows = Rows([names(100)])
    var reused = 0
    rows.makeCell = { table, path in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") {
        reused += 1
        return cell
      }
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    let stage = Stage()
    let table = stage.table(.plain, rows)
    table.contentOffset.y = 2200
    stage.root.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
    #expect(table.visibleCells.count == 11)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 11)
    table.contentOffset.y = 0
    stage.root.layoutIfNeeded()
    #expect(reused == 11)
  }

  @Test(
    "a row is scrolled to the top, the middle or the bottom",
    arguments: [(UITableView.ScrollPosition.top, CGFloat(1760)), (.middle, 1542), (.bottom, 1324)])
  func scrolling(expected: (position: UITableView.ScrollPosition, offset: CGFloat)) {
    let table = Stage().table(.plain, Rows([names(100)])) {
      $0.scrollToRow(at: IndexPath(row: 40, section: 0), at: expected.position, animated: false)
    }
    #expect(table.contentOffset.y == expected.offset)
    #expect(table.cellForRow(at: IndexPath(row: 40, section: 0)) != nil)
  }

  // MARK: Sections

  @Test(
    "groups have the distances that documents record",
    arguments: [(UITableView.Style.grouped, CGFloat(0)), (.insetGrouped, 16)])
  func groups(expected: (style: UITableView.Style, side: CGFloat)) {
    let rows = Rows([names(1), names(2), names(1)])
    rows.headers = [1: "Title"]
    let table = Stage().table(expected.style, rows)
    let tops = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: 0, section: $0))?.frame.minY }
    // 35; a row, a footer of 17.5 and a header of 38; two rows, a footer and a header of 17.5.
    #expect(tops == [35, 134.5, 257.5])
    for cell in table.visibleCells {
      #expect(cell.frame.minX == expected.side)
      #expect(cell.frame.width == 320 - 2 * expected.side)
    }
    #expect(table.headerView(forSection: 1)?.frame.height == 38)
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func `a first header with a title is 55.5 high on two pixels a point`() {
    let rows = Rows([names(1)])
    rows.headers = [0: "Title"]
    let table = Stage().table(.grouped, rows)
    #expect(table.visibleCells[0].frame.minY == 55.5)
  }

  @Test func `headers of a plain table have 22 points above them, and stay in sight with their section`() {
    let rows = Rows([names(30), names(30)])
    rows.headers = [0: "A", 1: "B"]
    let stage = Stage()
    let table = stage.table(.plain, rows)
    #expect(table.headerView(forSection: 0)?.frame == CGRect(0, 22, 320, 28))
    #expect(table.visibleCells[0].frame.minY == 50)
    table.contentOffset.y = 500
    stage.root.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(0, 500, 320, 28))
    // The next section pushes the header out: section 0 ends at 50 + 30 · 44 = 1370.
    table.contentOffset.y = 1360
    stage.root.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 1342)
  }

  @Test func `titles of groups are small and in capitals`() throws {
    let rows = Rows([names(1)])
    rows.headers = [0: "Network"]
    rows.footers = [0: "Explains the network."]
    let table = Stage().table(.insetGrouped, rows)
    let texts = LayoutResult.capture(table.root).views.compactMap(\.content.text)
    #expect(texts == ["NETWORK", "Row 0", "Explains the network."])
  }

  @Test func `views above and below all sections have the height of their frame or of their content`() {
    let rows = Rows([names(1)])
    let stage = Stage()
    let header = stage.make { UIView(frame: .zero) }
    header.frame.size.height = 100
    let label = stage.make { UILabel() }
    label.text = "Footer"
    let table = stage.table(.plain, rows) {
      $0.tableHeaderView = header
      $0.tableFooterView = label
    }
    #expect(header.frame == CGRect(0, 0, 320, 100))
    #expect(table.visibleCells[0].frame.minY == 100)
    #expect(label.frame == CGRect(0, 144, 320, 20.5))
    #expect(table.contentSize.height == 164.5)
    let made = stage.make { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)) }
    table.tableHeaderView = made
    stage.root.layoutIfNeeded()
    #expect(made.frame == CGRect(0, 0, 320, 60))
  }

  // MARK: Cells

  private final class Registered: UITableViewCell {
    var uses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      uses = 1
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
  }

  @Test func `a registered class is made by its own initialiser`() {
    let rows = Rows([names(2)])
    rows.makeCell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
    let table = Stage().table(.plain, rows) { $0.register(Registered.self, forCellReuseIdentifier: "cell") }
    #expect(table.visibleCells.allSatisfy { ($0 as? Registered)?.uses == 1 && $0.reuseIdentifier == "cell" })
  }

  @Test func `an identifier that is not registered is reported once`() {
    let rows = Rows([names(2)])
    rows.makeCell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
    let table = Stage().table(.plain, rows)
    let found = LayoutResult.capture(table.root).diagnostics
    #expect(found.map(\.rule) == ["list-source"])
    #expect(found.first?.message.contains("\"cell\"") == true)
  }

  @Test("separators begin where texts do, and end at the edge", arguments: bothDirections)
  func separators(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let table = stage.table(.plain, Rows([names(2)]))
    let line = table.visibleCells[0].subviews.last!
    let x: CGFloat = direction == .leftToRight ? 16 : 0
    #expect(line.frame == CGRect(x, 43.5, 304, 0.5))
    #expect(line.backgroundColor == .separator)
    table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 10)
    stage.root.layoutIfNeeded()
    let other = table.visibleCells[0].subviews.last!
    #expect(other.frame == CGRect(direction == .leftToRight ? 60 : 10, 43.5, 250, 0.5))
    table.separatorStyle = .none
    stage.root.layoutIfNeeded()
    #expect(table.visibleCells[0].subviews.count == 1)
  }

  @Test func `grouped sections have full lines around them, inset groups none`() {
    let grouped = Stage().table(.grouped, Rows([names(2)]))
    #expect(grouped.visibleCells[0].subviews.dropFirst().map(\.frame.minX) == [0, 16])
    #expect(grouped.visibleCells[1].subviews.dropFirst().map(\.frame.minX) == [0])
    let inset = Stage().table(.insetGrouped, Rows([names(2)]))
    #expect(inset.visibleCells[0].subviews.count == 2)
    #expect(inset.visibleCells[1].subviews.count == 1)
  }

  @Test func `the first and last row of an inset group have round corners`() {
    let table = Stage().table(.insetGrouped, Rows([names(3)]))
    let records = LayoutResult.capture(table.root).views.filter { $0.className == "TableViewCell" }
    #expect(records.map { $0.appearance.background == nil } == [true, false, true])
    #expect(records.map(\.content.items.count) == [1, 0, 1])
  }

  @Test(
    "accessories take the space that documents record, and content ends 8 points before them",
    arguments: [
      (UITableViewCell.AccessoryType.none, CGFloat(320), CGFloat(16)), (.disclosureIndicator, 293.5, 8),
      (.checkmark, 280, 8), (.detailButton, 280, 8), (.detailDisclosureButton, 261.5, 8),
    ])
  func accessories(expected: (type: UITableViewCell.AccessoryType, width: CGFloat, margin: CGFloat)) {
    let rows = Rows([names(1)])
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = expected.type
      return cell
    }
    let table = Stage().table(.plain, rows)
    let content = table.visibleCells[0].contentView
    #expect(content.frame.width == expected.width)
    #expect(content.directionalLayoutMargins.trailing == expected.margin)
  }

  @Test("a switch as accessory is at the trailing margin, in the middle", arguments: bothDirections)
  func accessoryView(direction: UIUserInterfaceLayoutDirection) {
    let rows = Rows([names(1)])
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UISwitch()
      return cell
    }
    let table = Stage(direction: direction).table(.plain, rows)
    let cell = table.visibleCells[0]
    #expect(cell.accessoryView?.frame.midY == 22)
    #expect(cell.accessoryView?.frame.size == CGSize(width: 51, height: 31))
    #expect(cell.contentView.frame.width == CGFloat(253))
  }

  @Test func `safe areas at the sides move content and not rows`() {
    let stage = Stage(direction: .leftToRight)
    stage.root.marginState.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    let table = stage.table(.plain, Rows([names(1)]))
    let cell = table.visibleCells[0]
    #expect(cell.frame == CGRect(0, 0, 320, 44))
    #expect(cell.contentView.frame == CGRect(44, 0, 246, 44))
  }

  @Test func `labels of a standard style size the row`() {
    let rows = Rows([names(1)])
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "A second line"
      cell.imageView?.image = UIImage(systemName: "star")
      return cell
    }
    let table = Stage().table(.plain, rows)
    // 9.5 + 20.5 + 1 + 14.5 + 9.5, as documents record it.
    #expect(table.visibleCells[0].frame.height == 55)
    let content = table.visibleCells[0].contentView.subviews[0]
    #expect(content.contentText()?.string == "Title\nA second line")
    // The separator begins with the text: margin 16, image 24, distance 15.
    #expect(table.visibleCells[0].subviews.last?.frame.minX == 55)
  }

  @Test func `a value that does not fit beside its text goes below it`() {
    let stage = Stage()
    func height(_ detail: String) -> CGFloat {
      let rows = Rows([names(1)])
      rows.makeCell = { _, _ in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = detail
        return cell
      }
      return stage.table(.plain, rows).visibleCells[0].frame.height
    }
    #expect(height("short") == 44)
    #expect(height("a value with many, many letters that is long") == 64)
  }

  @Test func `a selected row is grey`() {
    let rows = Rows([names(2)])
    let table = Stage().table(.plain, rows) {
      $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    let records = LayoutResult.capture(table.root).views.filter { $0.className == "TableViewCell" }
    #expect(records[0].appearance.background != records[1].appearance.background)
  }

  // MARK: Data sources

  @Test func `a diffable data source shows its snapshot`() {
    let stage = Stage()
    let table = stage.make { UITableView(frame: .zero, style: .plain) }
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["d"], beforeItem: "b")
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    stage.place(table, width: 320, height: 480)
    stage.root.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    snapshot.appendItems(["b"])
    source.apply(snapshot)
    stage.root.layoutIfNeeded()
    let found = LayoutResult.capture(stage.root).diagnostics
    #expect(found.map(\.rule) == ["list-source"])
    #expect(table.visibleCells.count == 3)
  }

  @Test func `a table retains no data source`() {
    let stage = Stage()
    let table = stage.make { UITableView(frame: .zero, style: .plain) }
    do {
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      #expect(table.dataSource === source)
    }
    #expect(table.dataSource == nil)
  }

  @Test func `changed data is shown after it is loaded again`() {
    let stage = Stage()
    let rows = Rows([names(2)])
    let table = stage.table(.plain, rows)
    rows.sections = [names(5)]
    #expect(table.visibleCells.count == 2)
    table.reloadData()
    stage.root.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(table.contentSize.height == 220)
  }

  @Test func `another width measures rows again`() {
    let stage = Stage()
    let rows = Rows([[String(repeating: "words ", count: 20)]])
    let table = stage.table(.plain, rows)
    let before = table.visibleCells[0].frame.height
    table.constraints.first { $0.firstAttribute == .width && $0.firstItem === table }?.constant = 200
    for constraint in stage.root.constraints where constraint.firstAttribute == .width { constraint.constant = 200 }
    stage.root.layoutIfNeeded()
    #expect(table.visibleCells[0].frame.width == 200)
    #expect(table.visibleCells[0].frame.height > before)
  }
}
