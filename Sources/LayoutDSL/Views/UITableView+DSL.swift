public import LPComponents
public import Foundation
import LPLayoutModel

extension UITableView {
  /// Makes a table of sections:
  ///
  ///     TableView(.insetGrouped) {
  ///       TableSection("settings.network") {
  ///         TableViewCell("settings.wifi", detail: .verbatim("Nordlicht"), accessory: .disclosureIndicator)
  ///       }
  ///     }
  public convenience init(
    _ style: Style, @TableSectionBuilder _ sections: () -> [TableSection], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero, style: style)
    recordCreation(fileID, filePath, line: line, column: column)
    let source = SectionDataSource(sections())
    keep(source)
    dataSource = source
  }

  /// Shows a view above all sections.
  @discardableResult
  public func header(_ view: UIView?) -> Self {
    tableHeaderView = view
    return self
  }

  /// Shows a view below all sections.
  @discardableResult
  public func footer(_ view: UIView?) -> Self {
    tableFooterView = view
    return self
  }

  /// Draws lines between rows, from a distance in points; `nil` lets them begin where texts do.
  @discardableResult
  public func separators(_ style: UITableViewCell.SeparatorStyle, leading: CGFloat? = nil) -> Self {
    separatorStyle = style
    if let leading { separatorInset = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0) }
    return self
  }
}

/// The rows of the sections that a block lists.
private final class SectionDataSource: NSObject, UITableViewDataSource {
  private let sections: [TableSection]

  init(_ sections: [TableSection]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cell(indexPath.row)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
}

/// Collects the sections of a table, in order.
@MainActor
@resultBuilder
public enum TableSectionBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: TableSection) -> [TableSection] { [section] }
  /// Takes sections that a function makes.
  public static func buildExpression(_ sections: [TableSection]) -> [TableSection] { sections }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [TableSection]...) -> [TableSection] { parts.flatMap { $0 } }
  /// Takes the sections of an `if` without `else`.
  public static func buildOptional(_ part: [TableSection]?) -> [TableSection] { part ?? [] }
  /// Takes the sections of the first branch.
  public static func buildEither(first: [TableSection]) -> [TableSection] { first }
  /// Takes the sections of the second branch.
  public static func buildEither(second: [TableSection]) -> [TableSection] { second }
  /// Joins the sections that a `for` loop makes.
  public static func buildArray(_ parts: [[TableSection]]) -> [TableSection] { parts.flatMap { $0 } }
}
