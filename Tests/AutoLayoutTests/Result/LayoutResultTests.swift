@testable import LPAutoLayout
@testable import LPComponents
import Foundation
import LPSourceNames
import Testing

@MainActor
struct LayoutResultTests {
  @Test("a conflict names every constraint of it, one is set aside, and the rest is laid out")
  func conflict() throws {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -20),
      a.widthAnchor.constraint(equalToConstant: 100), a.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 30), b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor), b.widthAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    let result = fixture.result()
    let conflict = try #require(result.diagnostics.first { $0.rule == "conflict" })
    #expect(
      conflict.constraints.map { result.constraints[$0].equation } == [
        "a.leading == screen.leading + 20", "a.trailing == screen.trailing - 20", "a.width == 100",
      ])
    #expect(conflict.views == ["screen/a", "screen"], "each view is named once, in the order of the constraints")
    #expect(conflict.message.contains("180 pt"))
    #expect(result.constraints[2].state == .setAside(by: -180), "edges win over a width")
    #expect(b.frame == CGRect(20, 38, 10, 10))
    #expect(result.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test("optional constraints tell by how much they are missed, inequalities what they have to spare")
  func states() {
    let fixture = Fixture()
    let view = fixture.view("v")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.widthAnchor.constraint(equalToConstant: 80).with(priority: 700),
    ])
    let states = fixture.result().constraints.suffix(3).map(\.state)
    #expect(states == [.holds, .slack(20), .broken(by: 30)])
  }

  @Test("a distance is recorded with both of its ends, and holds in either direction", arguments: bothDirections)
  func distances(direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(direction: direction)
    let boxes = ["a", "b", "c"].map { fixture.view($0) }
    let (a, b, c) = (boxes[0], boxes[1], boxes[2])
    let equal = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor))
    let least = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(greaterThanOrEqualToConstant: 100).with(priority: 500)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      c.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor), equal, least,
    ])
    for box in boxes {
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let result = fixture.result()
    let record = try #require(result.constraints.first { $0.firstStart != nil && $0.second != nil })
    #expect(record.equation == "(b.leading - a.trailing) == (c.leading - b.trailing)")
    func end(_ view: Int, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintRecord.End {
      .init(item: .view(view), attribute: attribute)
    }
    #expect(record.ends == [end(2, .leading), end(1, .trailing), end(3, .leading), end(2, .trailing)])
    #expect(record.state == .holds && b.frame.midX == 160)
    let limit = try #require(result.constraints.first { $0.firstStart != nil && $0.second == nil })
    #expect(limit.equation == "(b.leading - a.trailing) >= 100")
    #expect(limit.state == .broken(by: 15), "the gaps are 85")
    #expect(limit.ends == [end(2, .leading), end(1, .trailing)])
    // It settles the view between.
    #expect(result.views[2].heldBy.contains { result.constraints[$0] == record })
  }

  @Test("what holds a view is all that it leans on, and at the end of a long chain what is about itself")
  func longChains() {
    let fixture = Fixture()
    var above: UIView?
    for index in 0..<200 {
      let view = fixture.view("v\(index)")
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? fixture.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 2),
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 5),
      ])
      above = view
    }
    let result = fixture.result()
    func holders(_ name: String) -> [String] {
      result.views.first { $0.name == name }!.heldBy.map { result.constraints[$0].equation }
    }
    #expect(holders("v2").count == 8, "three tops and heights, its own leading and width")
    #expect(holders("v2").contains("v0.height == 2"))
    #expect(
      holders("v199") == [
        "v199.top == v198.bottom", "v199.height == 2", "v199.leading == screen.leading", "v199.width == 5",
      ])
  }

  @Test("names are unique: siblings are numbered, and a name in two places carries its parent's")
  func names() {
    let fixture = Fixture()
    for _ in 0..<2 {
      let row = fixture.view("row")
      _ = fixture.view("title", in: row)
    }
    #expect(fixture.result().views.map(\.name) == ["screen", "row", "row.title", "row#2", "row#2.title"])
    #expect(fixture.result().views.last?.path == "screen/row#2/title")
  }

  @Test("a variable's name is read from the line that made the view")
  func namesFromSource() {
    let sources = SourceNames()
    let follow = site()
    #expect(sources.name(at: follow) == "follow")
    let avatar: CallSite = site()
    #expect(sources.name(at: avatar) == "avatar")
    let one = site(), other = site()
    #expect([one, other].map(sources.name) == ["one", "other"])
    #expect(sources.name(at: CallSite(fileID: "x", filePath: "/nowhere.swift", line: 3, column: 1)) == nil)
    #expect(sources.unknownSources == ["/nowhere.swift"])
  }

  private func site(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @Test("a result survives JSON")
  func codable() throws {
    let fixture = Fixture()
    _ = fixture.label("Hello")
    let result = fixture.result()
    let data = try JSONEncoder().encode(result)
    #expect(try JSONDecoder().decode(LayoutResult.self, from: data) == result)
  }

  @Test func `all properties of a view are keys of one JSON object`() throws {
    var record = ViewRecord(
      path: "screen/title", name: "title", className: "Label", parent: 0, depth: 1, frame: .zero, alignmentRect: .zero)
    record.content = .init(
      firstBaseline: 1, lastBaseline: 2, intrinsicWidth: 3, intrinsicHeight: 4,
      items: [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)], text: "Hello", textLines: ["Hello"])
    record.appearance = .init(
      transform: CGAffineTransform(scaleX: 2, y: 2), background: .white, border: .init(color: .black, width: 1))
    record.alternativeRect = .zero
    record.callSite = site()
    let data = try JSONEncoder().encode(record)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "alignmentRect", "alpha", "alternativeRect", "ambiguousAttributes", "background", "border", "callSite",
        "className", "clipsToBounds", "content", "cornerRadius", "depth", "effectiveDirection", "firstBaseline",
        "frame", "heldBy", "intrinsicHeight", "intrinsicWidth", "isHidden", "isTextTruncated", "lastBaseline",
        "layoutMargins", "name", "parent", "path", "role", "text", "textLines", "transform",
      ])
    #expect((object["content"] as? [Any])?.count == 1)
    #expect(try JSONDecoder().decode(ViewRecord.self, from: data) == record)
  }
}
