public import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Has no effect here, since rows cannot be tapped.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller of a table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table: documents are not looked up by name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a plain table: archives are not decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    if let made = viewFromDocument() {
      view = made
      (made as? UITableView)?.dataSource = self
      (made as? UITableView)?.delegate = self
      return
    }
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Returns the number of sections: 1, or that of the rows that the document gives, unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.givenRows?.sections.count ?? 1 }
  /// Returns the number of rows of a section: 0, or those that the document gives, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.givenRows?.section(section)?.cells.count ?? 0
  }
  /// Returns the cell of a row: an empty one, or that of the document, unless overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.givenRows?.cell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns the title of a section's header: none, or that of the document, unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.givenRows?.section(section)?.header
  }
  /// Returns the title of a section's footer: none, or that of the document, unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.givenRows?.section(section)?.footer
  }
  /// Returns the height of a row in points: that of the table, or of the document's row, unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.givenRows?.height(indexPath) ?? tableView.rowHeight
  }
  /// Returns the height of a row out of sight in points: that of the table unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns the height of a section's header in points: that of the table unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of a section's footer in points: that of the table unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns the header of a section: none unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns the footer of a section: none unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Is called before a cell is shown; does nothing by default.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Would be called when a row is tapped, which never happens in a preview.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
