import Testing

@testable import LPAppSources

@Suite struct DeclaredWordsTests {
  private func words(_ text: String) -> DeclaredWords {
    DeclaredWords([AppSource(path: "/a.swift", bytes: Array(text.utf8), scan: SourceScan(file: "/a.swift"))])
  }

  @Test func `types, what is extended and members are found by the words before them`() {
    let found = words(
      """
      final class Card: UIView { class func make() -> Card {}; init(a: Int) {} }
      enum Metrics { static let gap = 8; struct Inner {} }
      extension Outer.Part { var wide: Int { 0 }; func `default`() {} }
      infix operator <+>
      func <+> (a: Int, b: Int) -> Int { a }
      public typealias Name = String
      """)
    #expect(Set(found.types.keys) == ["Card", "Metrics", "Inner", "Name"])
    #expect(Set(found.extended.keys) == ["Outer", "Part"])
    #expect(Set(found.values.keys).isSuperset(of: ["make", "init", "gap", "wide", "default", "<+>"]))
    #expect(found.classes == ["Card"])
  }

  @Test func `a source is parsed when it is asked for, and once`() {
    nonisolated(unsafe) var count = 0
    let source = AppSource(path: "/a.swift", bytes: []) {
      count += 1
      return SourceScan(file: "/a.swift")
    }
    #expect(count == 0)
    #expect(source.scan.file == "/a.swift" && source.scan.types.isEmpty && count == 1)
  }

  @Test func `the modules that some source imports are known`() {
    let found = words(
      "// import the rest\n@testable import App\nimport class UIKit.UIView\nimport SnapKit\nlet a = 1\n")
    #expect(found.modules == ["App", "UIKit", "SnapKit"])
    #expect(Set(found.values.keys) == ["a"] && found.classes.isEmpty)
  }
}
