import Foundation
import Testing

@testable import LPAppSources

/// Lists of UIKit's names that the rewrite of app sources keeps, compared with what the modules declare.
struct UIKitNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private func text(_ folder: String) throws -> String {
    let root = Self.sources.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try paths.sorted()
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
  }

  @Test func `every type besides Apple's that comes with UIKit is known, so that an app's own one is chosen`() throws {
    let declaration = /(?m)^(?:public|open) (?:final )?(?:indirect )?(?:struct|class|enum|protocol|typealias) (\w+)/
    var declared: Set<String> = []
    for folder in ["LayoutModel", "AutoLayout", "Components", "UIKit"] {
      declared.formUnion(try text(folder).matches(of: declaration).map { String($0.1) })
    }
    // The names of Apple's frameworks, and names with an underscore or a small letter, meet nobody's.
    let own = declared.filter { $0.wholeMatch(of: /(?:UI|NS|CA|CF|CG)[A-Z]\w*|[a-z_].*|Selector/) == nil }
    #expect(own.count > 40)
    #expect(own.subtracting(UIKitModule.ownTypes).sorted() == [])
    #expect(UIKitModule.ownTypes.subtracting(own).sorted() == [])
  }

  @Test func `calls of all methods with defaults that these delegates have lose their question mark`() throws {
    let files = [
      "UIKit/Text/UITextFieldDelegate.swift", "UIKit/Search/UISearchResultsUpdating.swift",
      "Components/Controls/UITextViewDelegate.swift", "Components/Controls/UIScrollViewDelegate.swift",
      "Components/Lists/UITableViewDelegate.swift", "Components/Lists/UICollectionViewDelegate.swift",
    ]
    let names = try files.flatMap { file in
      try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
        .matches(of: /public func (\w+)/).map { String($0.1) }
    }
    #expect(Set(names) == UIKitName.optionalRequirements)
  }
}
