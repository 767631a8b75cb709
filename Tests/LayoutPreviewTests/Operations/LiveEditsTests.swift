import LPComponents
import LPLayoutDSL
import Testing

@testable import LPOperations

@MainActor @Suite struct LiveEditsTests {
  private func change(_ button: UIButton, from old: String, to new: String) throws -> [LiveEdit] {
    let root = UIView()
    root.addSubview(button)
    let site = try #require(button.nameSources.creationSite)
    let edit = LiveEdit(.text, file: site.filePath, line: site.line, column: site.column, old: old, new: new)
    return LiveEdits([edit]).apply(to: root)
  }

  @Test func `the title of a system button changes`() throws {
    let button = UIButton("Follow")
    #expect(try change(button, from: "Follow", to: "Unfollow").isEmpty)
    #expect(button.currentTitle == "Unfollow")
  }

  @Test func `the title of a configured button changes`() throws {
    let button = UIButton("Follow", style: .filled())
    #expect(try change(button, from: "Follow", to: "").isEmpty)
    #expect(button.configuration?.title?.isEmpty == true)
    #expect(button.currentTitle?.isEmpty == true)
  }

  @Test func `a title that the source does not hold is missed`() throws {
    let button = UIButton("Follow", style: .filled())
    #expect(try change(button, from: "follow.title", to: "Unfollow").count == 1)
    #expect(button.currentTitle == "Follow")
  }
}
