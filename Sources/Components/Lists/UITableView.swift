@_spi(Views) public import LPAutoLayout
public import Foundation

/// A list of rows in sections.
///
/// Only the rows in sight are made, measured and laid out; the others count with their estimated height.
open class UITableView: UIScrollView {
  /// Raw values are UIKit's.
  public enum Style: Int, Codable, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Raw values are UIKit's.
  public enum ScrollPosition: Int, Codable, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// Raw values are UIKit's.
  public enum RowAnimation: Int, Codable, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Codable, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }

  /// The height that lets cells, headers and footers size themselves.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections look.
  public package(set) final var style: Style { didSet { applyStyle() } }
  /// The rows that a document gives; `nil` for a table that asks a data source for all of them.
  final var givenRows: GivenRows?
  /// The object that provides rows, which the table does not retain.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceChanged(dataSource) } }
  /// The object that provides heights and headers, which the table does not retain.
  open weak var delegate: (any UITableViewDelegate)? { didSet { sourceChanged(delegate) } }

  /// The height of rows in points; `automaticDimension` measures the cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of rows that are out of sight, in points; `automaticDimension` is that of a standard row.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers in points; `automaticDimension` measures them.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers in points; `automaticDimension` measures them.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// Has no effect here: headers in sight are measured, and others have the height of a title.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Has no effect here: footers in sight are measured, and others have the height of a title.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above each header of a plain table in points; `automaticDimension` is 22, and 0 before iOS 15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }

  /// Whether rows are separated by lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { reloadData() } }
  /// The colour of separators; `nil` for that of the system.
  open var separatorColor: UIColor? = .separator { didSet { reloadData() } }
  /// The edges from which `separatorInset` is measured.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { reloadData() } }
  /// Has no effect here, since rows cannot be tapped.
  open var allowsSelection = true
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// Has no effect here: rows are shown as they are outside of editing.
  open var isEditing = false
  /// Lets rows be edited, or not; kept, as rows' controls for editing are not drawn.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The view above all sections, as high as its frame; `nil` for none.
  open var tableHeaderView: UIView? { didSet { edgeChanged(oldValue, tableHeaderView) } }
  /// The view below all sections, as high as its frame; `nil` for none.
  open var tableFooterView: UIView? { didSet { edgeChanged(oldValue, tableFooterView) } }
  /// The view behind all rows, as large as the table; `nil` for none.
  open var backgroundView: UIView? { didSet { edgeChanged(oldValue, backgroundView) } }

  let rows = TableRows()
  private let cells = ReusePool<UITableViewCell>()
  private let headers = ReusePool<UITableViewHeaderFooterView>()
  private(set) var givenSeparatorInset: UIEdgeInsets?
  /// Retains what a preview's closure made, since the table does not.
  private var kept: [AnyObject] = []

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table: archives are not decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  @_spi(Views) open override func applyClassDefaults() {
    super.applyClassDefaults()
    applyStyle()
  }

  private func applyStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The margin of the screen at the sides, and 8 above and below.
  @_spi(Views) open override var defaultMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: environment.rootMargin, bottom: 8, right: environment.rootMargin)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] { super.contentItems() + linesOfMissingRows }

  /// The insets of separators, with left for leading; they begin where the text of rows does until they are set.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: environment.rootMargin, bottom: 0, right: 0) }
    set {
      givenSeparatorInset = newValue
      reloadData()
    }
  }

  @_spi(Views) open override func environmentChanged() { reloadData() }

  private func sourceChanged(_ source: AnyObject?) {
    // Controllers are kept by what keeps all of them.
    if let source, !(source is UIResponder), ResponderKeeper.current != nil { keep(source) }
    reloadData()
  }

  /// Retains an object as long as the table lives, or until the layout ends.
  package func keep(_ object: AnyObject) { kept.append(object) }
  @_spi(Views) open override func layoutEnded() { kept = [] }

  private func edgeChanged(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
    rows.needsPlacing = true
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class, of which cells are made with `init(style:reuseIdentifier:)` in the default style.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.register(identifier, type.map { type in { type.instance(registeredFor: identifier) } })
  }

  /// Registers a class, of which headers and footers are made with `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headers.register(identifier, type.map { type in { type.instance(registeredFor: identifier) } })
  }

  /// Registers what makes cells.
  package func register(_ identifier: String, cell make: (() -> UITableViewCell)?) {
    cells.register(identifier, \.reuseIdentifier, make)
  }

  /// Is given each row that the data source has made.
  package var rowMade: ((UITableViewCell) -> Void)?

  /// The identifiers of the cells that are registered, in alphabetical order.
  package var registeredCells: [String] { cells.identifiers }

  /// Registers what makes headers and footers.
  package func register(_ identifier: String, header make: (() -> UITableViewHeaderFooterView)?) {
    headers.register(identifier, \.reuseIdentifier, make)
  }

  /// Returns a cell that went out of sight, or a new one of the registered class; `nil` if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isReused) = inEnvironment({ cells.dequeue(identifier) }) else { return nil }
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a cell that went out of sight, or a new one of the registered class. An identifier that is not registered,
  /// for which UIKit raises an exception, is reported, and an empty cell returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.unregistered("cell", identifier))
    return inEnvironment { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  /// Returns a header or a footer that went out of sight, or a new one of the registered class; `nil` if none is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isReused) = inEnvironment({ headers.dequeue(identifier) }) else { return nil }
    if isReused { view.prepareForReuse() }
    return view
  }

  /// Keeps a view that went out of sight for its next use.
  func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell { cells.enqueue(cell, cell.reuseIdentifier) }
    if let header = view as? UITableViewHeaderFooterView { headers.enqueue(header, header.reuseIdentifier) }
  }

  /// Runs code of the author that makes views, which need the table's environment.
  func inEnvironment<Value>(_ body: () -> Value) -> Value {
    LayoutEnvironment.$current.withValue(environment, operation: body)
  }

  // MARK: Rows

  /// Asks the data source and the delegate for everything again.
  open func reloadData() {
    rows.needsReload = true
    setNeedsLayout()
  }

  /// Asks for the rows of sections again; without an animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for rows again; without an animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for rows that were added; without an animation.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Forgets rows that were removed; without an animation.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Runs changes of rows.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Begins changes of rows, which `endUpdates()` ends.
  open func beginUpdates() {}
  /// Ends changes of rows.
  open func endUpdates() { reloadData() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    TableLayout(self).run()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadRows()
    return rows.heights.sections.count
  }

  /// Returns the number of rows of a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return rows.heights.sections.indices.contains(section) ? rows.heights.sections[section].rows.count : 0
  }

  private func loadRows() { if rows.needsReload { TableLayout(self).load() } }

  /// Returns the cell of a row in sight; `nil` for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }
  /// Returns the row of a cell in sight; `nil` for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.cells.first { $0.value === cell }?.key }
  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] { rows.order.compactMap { rows.cells[$0] } }
  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rows.order }
  /// Returns the header of a section in sight; `nil` for others, and for a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.edges[.init(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section in sight; `nil` for others, and for a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.edges[.init(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// Returns the rectangle of a row in points, by estimates above rows in sight; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard rows.heights.contains(indexPath) else { return .zero }
    let height = rows.heights.sections[indexPath.section].rows[indexPath.row]
    return CGRect(x: 0, y: rows.heights.start(of: indexPath), width: bounds.width, height: height)
  }

  /// Returns the rectangle of a section with header and footer in points; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    loadRows()
    guard rows.heights.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rows.heights.start(ofSection: section), width: bounds.width,
      height: rows.heights.sections[section].height)
  }

  /// Returns the row at a point of the content; `nil` for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.order.first { rectForRow(at: $0).contains(point) }
  }

  /// Scrolls to a row, when the table is laid out next. In a snapshot test, an animation has not begun.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if animated, environment.isLive { return }
    rows.target = (indexPath, scrollPosition)
    rows.needsPlacing = true
    setNeedsLayout()
  }

  // MARK: Selection

  /// The selected row; the first one of several.
  open var indexPathForSelectedRow: IndexPath? { rows.selected.sorted().first }
  /// The selected rows; `nil` if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected.sorted() }

  /// Selects a row, and scrolls to it; `nil` removes the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in rows.selected { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    rows.selected.insert(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Removes a row from the selection.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.remove(indexPath)
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
}
