import Testing
import UIKit

/// Texts of code that imports UIKit alone, as the files of apps do.
@MainActor
struct LocalizedTextTests {
  private final class Translations: StringLocalizing {
    func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String {
      "\(key) of \(table ?? "all")"
    }
  }

  @Test func `NSLocalizedString of UIKit alone was Foundation's`() {
    let environment = LayoutEnvironment(strings: Translations())
    let texts = LayoutEnvironment.$current.withValue(environment) {
      let (key, comment) = ("Key", "Comment")
      return [
        NSLocalizedString("Key", comment: ""), NSLocalizedString(key, comment: comment),
        NSLocalizedString("Key", value: "Text", comment: ""),
        NSLocalizedString("Key", bundle: .main, comment: ""),
        NSLocalizedString("Key", bundle: Bundle.main, value: "Text", comment: ""),
        String(localized: "Key"),
      ]
    }
    #expect(texts == Array(repeating: "Key of all", count: 6))
  }

  @Test func `NSLocalizedString of a table with all arguments was Foundation's`() {
    let environment = LayoutEnvironment(strings: Translations())
    let texts = LayoutEnvironment.$current.withValue(environment) {
      [
        NSLocalizedString("Key", tableName: "Menu", comment: ""),
        NSLocalizedString("Key", tableName: "Menu", bundle: .main, comment: ""),
        NSLocalizedString("Key", tableName: "Menu", value: "Text", comment: ""),
        NSLocalizedString("Key", tableName: "Menu", bundle: .main, value: "Text", comment: ""),
      ]
    }
    #expect(texts == Array(repeating: "Key of Menu", count: 4))
  }

  @Test func `the text of a table that may be nil was Foundation's`() {
    let environment = LayoutEnvironment(strings: Translations())
    let texts = LayoutEnvironment.$current.withValue(environment) {
      let tables: [String?] = [nil, "Menu"]
      return tables.flatMap { table in
        [
          NSLocalizedString("Key", tableName: table, comment: ""),
          NSLocalizedString("Key", tableName: table, bundle: .main, comment: ""),
          NSLocalizedString("Key", tableName: table, value: "Text", comment: ""),
          Bundle.main.localizedString(forKey: "Key", value: "Text", table: table),
        ]
      }
    }
    #expect(texts == Array(repeating: "Key of all", count: 4) + Array(repeating: "Key of Menu", count: 4))
  }
}
