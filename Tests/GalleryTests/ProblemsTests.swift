import LPLayoutModel
import Foundation
import LayoutPreview
import Testing

@testable import Problems

@MainActor
struct ProblemsTests {
  private func layOut(_ name: String) throws -> LayoutResult {
    let preview = try #require(Problems().previews.first { $0.name == name })
    let environment = LayoutEnvironment(screenSize: CGSize(width: 393, height: 852))
    return LayoutResult.capture(preview.makeRoot(in: environment))
  }

  @Test func `the conflict is reported with all of its constraints, and the rest is laid out`() throws {
    let result = try layOut("Conflict")
    let conflict = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(conflict.rule == "conflict")
    #expect(conflict.notes.count(where: { $0.callSite != nil }) == 5)
    #expect(conflict.notes.contains { $0.message.contains("wide cancel") })
    let widths = result.views.filter { $0.className == "Button" }.map(\.frame.width)
    #expect(widths == [174.5, 174.5])
  }

  @Test func `views whose place or size is open are named, with what is open`() throws {
    let result = try layOut("Ambiguous")
    #expect(result.diagnostics.allSatisfy { $0.rule == "ambiguous" })
    let open = result.views.filter { !$0.ambiguousAttributes.isEmpty }
    #expect(open.map(\.name) == ["banner", "caption", "badge"])
    #expect(open.map(\.ambiguousAttributes) == [[.height], [.top], [.left, .top]])
    #expect(open.allSatisfy { $0.alternativeRect != nil })
  }

  @Test func `wishes that lose are no findings, and say by how much they lost`() throws {
    let result = try layOut("Lost wishes")
    #expect(result.diagnostics.isEmpty)
    let bar = try #require(result.constraints.first { $0.identifier == "wide bar" })
    guard case .broken(let points) = bar.state else {
      Issue.record("\(bar.state)")
      return
    }
    #expect(points > 200)
    #expect(result.views.contains { $0.name == "name" && $0.content.isTextTruncated })
  }
}
