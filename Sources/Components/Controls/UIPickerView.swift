@_spi(Views) public import LPAutoLayout
public import Foundation

/// Wheels side by side, of which each selects one of its rows.
///
/// The view shows the wheels at rest. Only rows in sight are asked for.
open class UIPickerView: UIView {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The length that stands for none of the delegate's own.
  package nonisolated static let automaticLength: CGFloat = -1
  /// The space between two components, in points.
  private static let spacing: CGFloat = 5

  /// The object that provides the numbers of components and rows, which the picker does not retain.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { sourceChanged(dataSource) } }
  /// The object that provides the content of rows, which the picker does not retain.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { sourceChanged(delegate) } }
  /// Has no effect, as since iOS 7: the selected rows always lie in a band.
  open var showsSelectionIndicator = true

  private struct RowKey: Hashable {
    var component: Int
    var row: Int
  }

  private var selection: [Int: Int] = [:]
  private var counts: [Int]?
  private var rowViews: [RowKey: PickerRowView] = [:]
  private var idle: [Int: [UIView]] = [:]
  /// The components whose rows show titles.
  private var titled: Set<Int> = []
  /// Retains what a preview's closure made, since the picker does not.
  private var kept: [AnyObject] = []

  private func sourceChanged(_ source: AnyObject?) {
    // Controllers are kept by what keeps all of them.
    if let source, !(source is UIResponder), ResponderKeeper.current != nil { keep(source) }
    reloadAllComponents()
  }

  /// Retains an object as long as the picker lives, or until the layout ends.
  package func keep(_ object: AnyObject) { kept.append(object) }
  @_spi(Views) open override func layoutEnded() { kept = [] }

  /// Runs code of the author, which may make views.
  private func inEnvironment<Value>(_ body: () -> Value) -> Value {
    LayoutEnvironment.$current.withValue(environment, operation: body)
  }

  // MARK: Components

  /// The numbers of rows of the components.
  private var rowCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = inEnvironment {
      (0..<max(0, dataSource.numberOfComponents(in: self))).map {
        max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
      }
    }
    counts = loaded
    return loaded
  }

  /// The number of components.
  open var numberOfComponents: Int { rowCounts.count }

  /// Returns the number of rows of a component; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    rowCounts.indices.contains(component) ? rowCounts[component] : 0
  }

  /// Returns the size of a component's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let columns = columns
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: columns[component].width, height: columns[component].rowHeight)
  }

  /// Returns the delegate's view of a row in sight; `nil` for others, and for rows that show a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews[RowKey(component: component, row: row)]?.content
  }

  /// Asks the data source and the delegate for everything again.
  open func reloadAllComponents() {
    counts = nil
    for row in rowViews.values { row.removeFromSuperview() }
    (rowViews, idle, titled) = ([:], [:], [])
    setNeedsLayout()
    setNeedsDisplay()
  }

  @_spi(Views) open override func environmentChanged() { reloadAllComponents() }

  /// Asks for the rows of a component again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  // MARK: Selection

  /// Turns a wheel to a row, at once. A row that does not exist becomes the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the selected row of a component: the first one unless another was selected, and -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(0, selection[component] ?? 0), count - 1)
  }

  // MARK: Size

  /// The content size: 320 × 216 points, as documents record it, and 162 high in compact height.
  open override var intrinsicContentSize: CGSize { Self.naturalSize(in: traitCollection) }

  static func naturalSize(in traits: UITraitCollection) -> CGSize {
    CGSize(width: 320, height: traits.verticalSizeClass == .compact ? 162 : 216)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The components from the first one, at their places. In a right-to-left layout the first one is on the right.
  private var columns: [PickerColumn] {
    let counts = rowCounts
    let widths = counts.indices.map { component in
      inEnvironment { delegate?.pickerView(self, widthForComponent: component) } ?? Self.automaticLength
    }
    let heights = counts.indices.map { component in
      inEnvironment { delegate?.pickerView(self, rowHeightForComponent: component) } ?? Self.automaticLength
    }
    let places = places(of: widths)
    return counts.indices.map { component in
      PickerColumn(
        x: places[component].minX, width: places[component].width,
        rowHeight: heights[component] > 0 ? heights[component] : PickerWheel.rowHeight, count: counts[component],
        selected: max(0, selectedRow(inComponent: component))
      ) { [unowned self] in title(ofRow: $0, in: component, $1) }
    }
  }

  /// Returns the places of components in a row that is centred; those without a width share what is left over.
  private func places(of widths: [CGFloat]) -> [CGRect] {
    let gaps = CGFloat(max(0, widths.count - 1)) * Self.spacing
    let room = max(0, bounds.width - 2 * PickerWheel.band.margin - gaps)
    let given = widths.filter { $0 >= 0 }.reduce(0, +)
    let shared = widths.count { $0 < 0 }
    let share = shared > 0 ? max(0, room - given) / CGFloat(shared) : 0
    // Wider components than there is room for are made narrower together.
    let factor = given > room ? room / given : 1
    let lengths = widths.map { $0 >= 0 ? $0 * factor : share }
    var x = (bounds.width - lengths.reduce(0, +) - gaps) / 2
    return lengths.map { width in
      defer { x += width + Self.spacing }
      return directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  // MARK: Rows

  private func title(ofRow row: Int, in component: Int, _ font: UIFont) -> PickerColumn.Row? {
    guard let delegate, rowViews[RowKey(component: component, row: row)] == nil else { return nil }
    return inEnvironment {
      let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      guard
        let string = attributed?.string
          ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
      else { return nil }
      var text = ControlText(view: self, string: string, font: font, alignment: .center)
      text.attributed = attributed.map { AttributedContent(text: $0, font: font) }
      return PickerColumn.Row(text: text)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRowViews()
  }

  /// Shows the delegate's views of rows in sight, and keeps the others for their next use.
  private func placeRowViews() {
    guard let delegate, bounds.width > 0, bounds.height > 0 else { return }
    var shown: Set<RowKey> = []
    for (component, column) in columns.enumerated() where !titled.contains(component) {
      let wheel = PickerWheel(height: bounds.height, rowHeight: column.rowHeight)
      let front = CGRect(
        x: column.x, y: (bounds.height - column.rowHeight) / 2, width: column.width, height: column.rowHeight)
      for distance in (0...wheel.reach).reversed().flatMap({ $0 == 0 ? [0] : [-$0, $0] }) {
        guard let row = column.index(at: distance) else { continue }
        let key = RowKey(component: component, row: row)
        guard let view = rowViews[key] ?? makeRow(key, delegate) else { continue }
        rowViews[key] = view
        view.put(front, wheel.place(distance))
        shown.insert(key)
      }
    }
    for (key, view) in rowViews where !shown.contains(key) {
      view.removeFromSuperview()
      rowViews[key] = nil
      idle[key.component, default: []].append(view.content)
    }
  }

  private func makeRow(_ key: RowKey, _ delegate: any UIPickerViewDelegate) -> PickerRowView? {
    inEnvironment {
      let content = delegate.pickerView(
        self, viewForRow: key.row, forComponent: key.component, reusing: idle[key.component]?.popLast())
      guard !(content is TitledRow) else {
        titled.insert(key.component)
        return nil
      }
      let row = PickerRowView(content)
      addSubview(row)
      return row
    }
  }

  // MARK: Content

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    PickerDrawing(view: self, columns: columns).text()
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let drawing = PickerDrawing(view: self, columns: columns)
    return drawing.band() + drawing.rows()
  }
}
