import Foundation
import Testing

/// `docs/views.md` lists every view and modifier, and each of its examples compiles and is laid out.
struct ViewListTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("docs/views.md") }

  /// The rows of tables with three columns: what is named first, if anything, and the example.
  private var rows: [(name: String, example: String)] {
    page.prose.filter { $0.hasPrefix("| ") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[2].hasPrefix("`") else { return nil }
      return (cells[0].filter { $0 != "`" }, cells[2].filter { $0 != "`" })
    }
  }

  private func sources(_ folder: String) throws -> [String] {
    let url = MarkdownPage.package.appendingPathComponent("Sources/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
    #expect(!names.isEmpty)
    return try names.map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func `every example compiles and is laid out`() throws {
    let previews = rows.enumerated().map { index, row in
      """
          Preview("\(index + 1)") {
            let title = Label(verbatim: "Title")
            let stack = StackView(.vertical) { title }
            let view: View = \(row.example)
            return view === stack ? stack : view
          }
      """
    }
    #expect(previews.count > 50)
    let folder = try ShellFolder()
    // A builder of a hundred previews is one expression to the type checker; functions of ten are not.
    let groups = stride(from: 0, to: previews.count, by: 10).map { previews[$0..<min($0 + 10, previews.count)] }
    let functions = groups.enumerated().map { index, group in
      "  @PreviewBuilder var group\(index): [Preview] {\n\(group.joined(separator: "\n"))\n  }\n"
    }
    let list = groups.indices.map { "group\($0)" }.joined(separator: "\n    ")
    try folder.write(
      """
      import Foundation
      import LayoutPreview

      @main
      struct Views: PreviewCatalog {
        var previews: [Preview] {
          \(list)
        }
      \(functions.joined(separator: "\n"))
      }
      """, to: "Views.swift")
    let run = try folder.run("preview render Views.swift --format text")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("\(previews.count): 1 in "), "\(run.text)")
  }

  @Test func `every modifier of the DSL is listed`() throws {
    let listed = Set(rows.map(\.name))
    for source in try sources("LayoutDSL/Modifiers") + sources("LayoutDSL/Views") {
      for modifier in source.matches(of: /@discardableResult\s+public func (\w+)/) {
        #expect(listed.contains(String(modifier.1)), "\(modifier.1) is missing in \(page.path)")
      }
    }
  }

  @Test func `every view class is listed`() throws {
    let listed = Set(rows.map(\.name))
    for source in try ["AutoLayout/Views", "Components/Controls", "Components/Lists", "Components/Bars"].flatMap(
      sources)
    {
      for type in source.matches(of: /\nopen class (\w+): (UI)?(View|Control)\b/) {
        let name = type.1.hasPrefix("UI") ? String(type.1.dropFirst(2)) : String(type.1)
        let isListed = listed.contains(name) || listed.contains(String(type.1))
        #expect(name == "Control" || isListed, "\(name) is missing in \(page.path)")
      }
    }
  }

  @Test func `every symbol is listed`() throws {
    let names = try sources("Scene/Symbols").flatMap { source in
      source.matches(of: /\n    "([a-z0-9.]+)": \[/).map { String($0.1) }
    }
    #expect(names.count > 50)
    let text = page.prose.joined(separator: "\n")
    for name in names { #expect(text.contains("`\(name)`"), "\(name) is missing in \(page.path)") }
  }
}
