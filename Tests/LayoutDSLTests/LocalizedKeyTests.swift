import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@MainActor
struct LocalizedKeyTests {
  private func parts(_ key: LocalizedKey) -> String { "\(key.key) \(key.arguments.map { "\($0)" })" }

  @Test func `an interpolated value has the specifier of its type in the key`() {
    let (whole, long, short, natural) = (3, Int64(4), Int32(5), UInt(6))
    #expect(parts("\(whole) \(long) \(short) \(natural)") == #"%lld %lld %d %llu ["3", "4", "5", "6"]"#)
    #expect(parts("\(1.5) \(Float(2.5)) \(CGFloat(3.5))") == #"%lf %f %lf ["1.5", "2.5", "3.5"]"#)
    #expect(
      parts("\("Ada") has \(whole) of \(9.99, specifier: "%.2f")") == #"%@ has %lld of %.2f ["Ada", "3", "9.99"]"#)
  }

  @Test func `a percent sign is doubled beside an argument, and stays as it is in a plain literal`() {
    #expect(parts("50 % off") == "50 % off []")
    #expect(parts("\(50) % off") == #"%lld %% off ["50"]"#)
  }

  @Test func `sections, rows, pickers and fields look up their texts in the table that they name`() throws {
    let environment = LayoutEnvironment(strings: Tables())
    LayoutEnvironment.$current.withValue(environment) {
      let row = UITableViewCell("wifi", detail: "on", table: "Settings")
      let content = row.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "wifi of Settings" && content?.secondaryText == "on of Settings")
      let named = UITableViewCell("wifi", detail: .verbatim("Nordlicht"), table: "Settings")
      #expect((named.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Nordlicht")
      let table = UITableView(.grouped) {
        TableSection("network", footer: "hint", table: "Settings") { row }
        TableSection("items", table: "Settings", rows: 0..<3) { UITableViewCell(verbatim: "\($0)") }
      }
      let source = table.dataSource
      #expect(source?.tableView(table, titleForHeaderInSection: 0) == "network of Settings")
      #expect(source?.tableView(table, titleForFooterInSection: 0) == "hint of Settings")
      #expect(source?.tableView(table, titleForHeaderInSection: 1) == "items of Settings")
      #expect(UINavigationBar("orders", table: "T").title == "orders of T")
      let tab = UIBarItem("home", image: .symbol("house"), table: "T")
      #expect(tab.title == "home of T" && tab.image != nil)
      #expect(UIBarItem(.verbatim("Ada")).title == "Ada")
      #expect(UITextField(placeholder: "mail", table: "T").placeholder == "mail of T")
      #expect(UISearchBar(placeholder: "find", table: "T").placeholder == "find of T")
      #expect(UISegmentedControl("day", "week", table: "T").titleForSegment(at: 1) == "week of T")
    }
  }

  @Test func `an item of a bar with a symbol alone did not compile, and no tab could be selected`() {
    #expect(UIBarItem(image: .symbol("plus")).image?.source == .symbol("plus"))
    #expect(UIBarItem(title: "Home", image: .symbol("house")).image?.size.width ?? 0 > 0)
    let tabs = UITabBar(items: [UIBarItem("home", image: .symbol("house")), UIBarItem("search")], selected: 1)
    #expect(tabs.selectedIndex == 1 && tabs.items.count == 2)
    let (close, done) = (UIBarItem(image: .symbol("xmark")), UIBarItem("done"))
    let bar = UINavigationBar("title", leading: [close], trailing: [done])
    #expect(bar.leadingItems == [close] && bar.trailingItems == [done] && bar.title == "title")
  }
}

/// Strings that say in which table they were looked up.
private final class Tables: StringLocalizing {
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String { "\(key) of \(table ?? "-")" }
}
