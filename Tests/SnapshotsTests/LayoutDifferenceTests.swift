@testable import LPAutoLayout
import Foundation
import LPSupport
import Testing

@testable import LPSnapshots

struct LayoutDifferenceTests {
  static func difference(_ new: Fixture, from old: Fixture = .card) throws -> LayoutDifference {
    try LayoutDifference(from: LayoutTextDocument(old.result), to: new.result)
  }

  static func edited(_ change: (inout Fixture) -> Void) -> Fixture {
    var card = Fixture.card
    change(&card)
    return card
  }

  @Test func `Equal layouts have no difference`() throws {
    #expect(try Self.difference(.card).isEmpty)
  }

  @Test func `A wider gap explains where the button went`() throws {
    let difference = try Self.difference(.cardWithWiderGap)
    #expect(
      difference.changes.map(\.sentence) == [
        "follow moved 4 pt right (x 213 → 217)",
        "follow is 4 pt narrower (width 146 → 142)",
        "`follow.leading >= name.trailing + 8` became `+ 12`",
      ])
    #expect(difference.changes.map(\.causes) == [[2], [2], []])
    #expect(difference.roots == [2])
    #expect(difference.changes[2].callSite?.description == "Card.swift:21")
  }

  @Test func `A cause is found through the views in between`() throws {
    let card = Self.edited { card in
      card.constraints[card.index(ofConstraint: "avatar.leading")].equation =
        "avatar.leading == screen.margins.leading + 10"
      card.move("avatar", x: 10)
      card.move("name", x: 10)
      card.move("follow", x: 10, width: -10)
    }
    let difference = try Self.difference(card)
    let root = try #require(difference.changes.firstIndex { $0.sentence.hasSuffix("became `+ 10`") })
    #expect(difference.changes.indices.filter { $0 != root }.allSatisfy { difference.changes[$0].causes == [root] })
    #expect(difference.changes.count == 5)
  }

  @Test func `A longer text is the cause of what it pushes away`() throws {
    let card = Self.edited { card in
      card.edit("name") { view in
        view.content.text = "Amelia Stonebridge"
        view.content.textLines = ["Amelia Stonebridge"]
        view.content.intrinsicWidth = 150
      }
      card.move("name", width: 17)
      card.move("follow", x: 17, width: -17)
    }
    let difference = try Self.difference(card)
    #expect(
      difference.changes.map(\.sentence) == [
        "name says \"Amelia Stonebridge\" and said \"Amelia Stone\"",
        "name is 17 pt wider (width 133 → 150)",
        "follow moved 17 pt right (x 213 → 230)",
        "follow is 17 pt narrower (width 146 → 129)",
      ])
    #expect(difference.changes.map(\.causes) == [[], [0], [0], [0]])
  }

  @Test func `Another font size is told from another text`() throws {
    let card = Self.edited { card in
      card.edit("name") { ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (150, 20.5) }
      card.move("name", width: 17)
      card.move("follow", x: 17, width: -17)
    }
    let difference = try Self.difference(card)
    #expect(difference.roots.map { difference.changes[$0].sentence } == ["name is 17 pt wider (width 133 → 150)"])
    #expect(difference.changes.map(\.causes) == [[], [0], [0]])
  }

  @Test func `Constraints that go with their view are not causes of their own`() throws {
    let card = Self.edited { card in
      let kept = card.constraints.indices.filter { !card.constraints[$0].equation.contains("avatar") }
      card.views.remove(at: 1)
      for index in card.views.indices {
        card.views[index].heldBy = card.views[index].heldBy.compactMap { kept.firstIndex(of: $0) }
      }
      card.constraints = kept.map { card.constraints[$0] }
    }
    let difference = try Self.difference(card)
    let roots = difference.roots.map { difference.changes[$0].sentence }
    #expect(roots == ["avatar is gone"])
    #expect(difference.changes.contains { $0.sentence == "`name.leading == avatar.trailing + 8` is gone" })
  }

  @Test func `A view that is called otherwise is not another view`() throws {
    let card = Self.edited { card in
      card.edit("name") { ($0.name, $0.path) = ("title", "screen/title") }
      for index in card.constraints.indices {
        card.constraints[index].equation = card.constraints[index].equation.replacingOccurrences(
          of: "name.", with: "title.")
      }
    }
    #expect(try Self.difference(card).changes.map(\.sentence) == ["title was called name"])
  }

  static let edits: [(String, String, @Sendable (inout Fixture) -> Void)] = [
    ("moved", "avatar moved 2.5 pt left and 4 pt down", { $0.move("avatar", x: -2.5, y: 4) }),
    ("resized", "avatar is 8 pt wider and 2 pt shorter", { $0.move("avatar", width: 8, height: -2) }),
    ("added", "badge is new", { $0.view("screen/badge", "View", 0, 0, 1, 1) }),
    ("removed", "follow is gone", { $0.views.removeLast() }),
    (
      "reordered", "follow now comes first",
      {
        $0.views.swapAt(1, 3); $0.views.swapAt(2, 3)
      }
    ),
    ("reclassed", "avatar is a Photo and was a ImageView", { $0.edit("avatar") { $0.className = "Photo" } }),
    ("truncated", "name is truncated now", { $0.edit("name") { $0.content.isTextTruncated = true } }),
    (
      "rewrapped", "name is broken into 2 lines (1 before)",
      { $0.edit("name") { $0.content.textLines = ["Amelia", "Stone"] } }
    ),
    ("hidden", "avatar is hidden now", { $0.edit("avatar") { $0.isHidden = true } }),
    ("ambiguous", "name is ambiguous now (left)", { $0.edit("name") { $0.ambiguousAttributes = [.left] } }),
    ("clipped", "follow is clipped by screen now", { $0.move("follow", x: 300) }),
    (
      "off the screen", "follow reaches beyond the screen now",
      {
        $0.views[0].appearance.clipsToBounds = false; $0.move("follow", x: 300)
      }
    ),
    ("direction", "name reads rtl", { $0.edit("name") { $0.effectiveDirection = .rightToLeft } }),
    ("frame", "avatar has another frame", { $0.edit("avatar") { $0.frame.size.width = 60 } }),
    (
      "baseline", "name has other baselines (65.5 65.5 → 65 65.5)",
      { $0.edit("name") { $0.content.firstBaseline = 65 } }
    ),
    (
      "wishes", "follow wants another size (76 wide → 80 wide)",
      { $0.edit("follow") { $0.content.intrinsicWidth = 80 } }
    ),
    ("held", "name is no longer held by name.centerY", { $0.edit("name") { $0.heldBy.remove(at: 1) } }),
    ("guide", "guide screen.margins moved 4 pt right (x 16 → 20)", { $0.guides[0].frame.origin.x = 20 }),
    ("constraint added", "`avatar.width == 48` is new", { $0.constraint("avatar.width == 48", line: 30) }),
    (
      "constraint removed", "`name.width <= 280` is gone",
      {
        $0.constraints.remove(at: 7); $0.unhold(7)
      }
    ),
    ("constant", "`name.width <= 280` became `300`", { $0.constraints[7].equation = "name.width <= 300" }),
    (
      "relation", "`name.width <= 280` became `name.width == 280`", { $0.constraints[7].equation = "name.width == 280" }
    ),
    ("priority", "`name.width <= 280` became ~ 751 (~ 750 before)", { $0.constraints[7].priority = 751 }),
    ("state", "`name.width <= 280` holds exactly now (has room to spare before)", { $0.constraints[7].state = .holds }),
    ("name", "`name.width <= 280` is named \"limit\" and was nothing", { $0.constraints[7].identifier = "limit" }),
    ("screen", "the screen is 390×667 and was 375×667", { $0.size.width = 390 }),
    (
      "traits", "the traits are compact×regular rtl large light phone 2x en and were",
      { $0.traits.layoutDirection = .rightToLeft }
    ),
    (
      "diagnostic", "new warning: too small [tap-target]",
      { $0.diagnostics.append(Diagnostic(.warning, rule: "tap-target", message: "too small")) }
    ),
  ]

  @Test(arguments: edits)
  func `Each kind of change is named`(name: String, sentence: String, change: @Sendable (inout Fixture) -> Void) throws
  {
    let sentences = try Self.difference(Self.edited(change)).changes.map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix(sentence) }, "\(name): \(sentences)")
  }

  @Test func `Strings that look alike but have other bytes differ`() throws {
    let texts = ["Am\u{E9}lie", "Ame\u{301}lie"].map { text in
      Self.edited { card in card.edit("name") { ($0.content.text, $0.content.textLines) = (text, [text]) } }
    }
    let sentences = try Self.difference(texts[1], from: texts[0]).changes.map(\.sentence)
    #expect(sentences.count == 1 && sentences[0].hasPrefix("the text reads"))
  }

  @Test func `A view that moves with its superview is carried`() throws {
    var old = Fixture()
    old.view("screen", "Screen", 0, 0, 375, 667)
    old.view("screen/card", "View", 10, 10, 100, 100)
    old.view("screen/card/a", "View", 20, 20, 10, 10)
    old.view("screen/card/b", "View", 40, 20, 10, 10)
    var new = old
    new.move("card", y: 5)
    new.move("a", y: 5)
    new.move("b", y: 6)
    let changes = try Self.difference(new, from: old).changes
    #expect(changes.map(\.isCarried) == [false, true, false])
  }

  @Test func `Carried views are counted after the view that they are in, and told by name where that is elsewhere`()
    throws
  {
    var old = Fixture()
    old.view("screen", "Screen", 0, 0, 375, 667)
    old.view("screen/card", "View", 10, 10, 100, 100)
    old.view("screen/card/a", "View", 20, 20, 10, 10)
    old.view("screen/card/b", "View", 40, 20, 10, 10)
    var new = old
    for name in ["card", "a", "b"] { new.move(name, y: 5) }
    let difference = try Self.difference(new, from: old)
    #expect(difference.lines == ["card moved 5 pt down (y 10 → 15)", "2 views inside moved along"])
    var apart = difference
    // As where the card is told with what else its edit moved.
    apart.changes.removeFirst()
    for index in apart.changes.indices { apart.changes[index].causes = [] }
    #expect(
      apart.lines == [
        "a moved 5 pt down (y 20 → 25), with the view that it is in", "1 view inside moved along",
      ])
  }

  static func list(_ titles: [String]) -> Fixture {
    var list = Fixture()
    list.view("screen", "Screen", 0, 0, 375, 667)
    for (index, title) in titles.enumerated() {
      let number = index == 0 ? "" : "#\(index + 1)"
      list.view("screen/row\(number)", "Row", 0, Double(index) * 44, 375, 44)
      list.view("screen/row\(number)/title", "Label", 16, Double(index) * 44 + 10, 100, 24) {
        $0.name = "row\(number).title"
        ($0.content.text, $0.content.textLines) = (title, [title])
      }
      let before = index == 0 ? "screen.top" : "row\(index == 1 ? "" : "#\(index)").bottom"
      list.constraint("row\(number).top == \(before)", line: 5, holds: ["row\(number)"])
      list.constraint("row\(number).title.top == row\(number).top + 10", line: 6, holds: ["row\(number).title"])
    }
    return list
  }

  @Test func `A row put in front of numbered rows is one new row`() throws {
    let difference = try Self.difference(Self.list(["New", "A", "B", "C"]), from: Self.list(["A", "B", "C"]))
    let sentences = difference.changes.filter { !$0.isCarried }.map(\.sentence)
    #expect(
      sentences.filter { !$0.contains("`") } == [
        "row is new", "row.title is new", "row#2 moved 44 pt down (y 0 → 44)", "row#3 moved 44 pt down (y 44 → 88)",
        "row#4 moved 44 pt down (y 88 → 132)",
      ])
    #expect(difference.roots.allSatisfy { difference.changes[$0].sentence.hasSuffix("is new") })
  }

  @Test func `Rows that were swapped are told by what they hold, and an edited one by its neighbours`() throws {
    let swapped = try Self.difference(Self.list(["B", "A", "C"]), from: Self.list(["A", "B", "C"]))
    #expect(swapped.changes.contains { $0.sentence.contains("now comes") })
    #expect(!swapped.changes.contains { $0.sentence.contains("says") })
    let edited = try Self.difference(Self.list(["X", "A", "b", "C"]), from: Self.list(["A", "B", "C"]))
    #expect(edited.changes.map(\.sentence).contains("row#3.title says \"b\" and said \"B\""))
    #expect(edited.changes.map(\.sentence).contains("row is new"))
  }

  @Test func `Without the solver's word, the constraints about a view are asked`() throws {
    var (old, new) = (Fixture.card, Fixture.cardWithWiderGap)
    for index in old.views.indices { (old.views[index].heldBy, new.views[index].heldBy) = ([], []) }
    let difference = try Self.difference(new, from: old)
    #expect(difference.changes.map(\.causes) == [[2], [2], []])
  }

  @Test func `A constraint between distances names all its views`() {
    let parts = LayoutEquation("(b.leading - a.trailing) == (c.leading - b.trailing) * 2 + 4")
    #expect(parts.ends.map(\.item) == ["b", "a", "c", "b"])
    #expect(parts.factor == "* 2" && parts.constant == LayoutNumber(4))
    #expect(parts.renaming(["a": "z"]).left == "(b.leading - z.trailing)")
  }

  @Test func `Differences of many goldens are grouped by their cause`() throws {
    let wider = try Self.difference(.cardWithWiderGap)
    let hidden = try Self.difference(Self.edited { $0.edit("avatar") { $0.isHidden = true } })
    let one = CauseClusters((1...31).map { ("variant \($0)", wider) })
    #expect(
      one.summary
        == "31 goldens changed, 1 cause: `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21)")
    #expect(one.clusters[0].views == ["follow"])
    let two = CauseClusters([("a", hidden), ("b", wider), ("c", wider)])
    #expect(
      two.summary == """
        3 goldens changed, 2 causes:
          2×  `follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21)
          1×  avatar is hidden now
        """)
  }

  // MARK: What moved it

  /// A guide below a title, a view at the guide's end, and text in a row of which one gives way.
  static var column: Fixture {
    var column = Fixture()
    column.view("screen", "Screen", 0, 0, 375, 667)
    column.view("screen/title", "Label", 16, 20, 200, 20.5) {
      ($0.content.text, $0.content.textLines) = ("Two words", ["Two words"])
      ($0.content.firstBaseline, $0.content.lastBaseline) = (36, 36)
      ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (200, 20.5)
    }
    column.view("screen/price", "Label", 300, 20, 40, 20.5) {
      ($0.content.text, $0.content.textLines) = ("9 €", ["9 €"])
      ($0.content.firstBaseline, $0.content.lastBaseline) = (36, 36)
      ($0.content.intrinsicWidth, $0.content.intrinsicHeight) = (40, 20.5)
    }
    column.view("screen/note", "View", 16, 140.5, 100, 10)
    column.guides = [
      GuideRecord(
        path: "screen.area", name: "screen.area", kind: .custom, owner: 0,
        frame: CGRect(x: 16, y: 40.5, width: 100, height: 100), isUsed: true)
    ]
    column.constraint("screen.area.top == title.bottom", line: 3)
    column.constraint("screen.area.height == 100", line: 4)
    column.constraint("note.top == screen.area.bottom", line: 5, holds: ["note"])
    column.constraint("price.leading >= title.trailing + 12", line: 6) { $0.state = .slack(72) }
    column.constraint("price.trailing == screen.trailing - 35", line: 7, holds: ["price"])
    column.constraint("note.firstBaseline == title.lastBaseline + 30", line: 8)
    for name in ["title", "price"] {
      for axis in [NSLayoutConstraint.Attribute.width, .height] { column.intrinsic(axis, of: name) }
    }
    return column
  }

  static func causes(_ change: (inout Fixture) -> Void) throws -> [String] {
    var edited = column
    change(&edited)
    let difference = try difference(edited, from: column)
    return difference.roots.map { difference.changes[$0].sentence }
  }

  @Test func `What a guide was moved by moved what hangs on the guide`() throws {
    let causes = try Self.causes { column in
      column.constraints[1].equation = "screen.area.height == 120"
      column.guides[0].frame.size.height = 120
      column.move("note", y: 20)
    }
    #expect(causes == ["`screen.area.height == 100` became `120`"])
  }

  /// The column with a view whose margins a badge hangs on, and with the screen's margins.
  static var margins: Fixture {
    var margins = column
    margins.view("screen/card", "View", 16, 200, 200, 100)
    margins.view("screen/card/badge", "View", 24, 208, 10, 10)
    margins.view("screen/flag", "View", 20, 400, 10, 10)
    for (name, owner, frame) in [
      ("card.margins", 4, CGRect(x: 24, y: 208, width: 184, height: 84)),
      ("screen.margins", 0, CGRect(x: 20, y: 20, width: 335, height: 627)),
    ] {
      margins.guides.append(
        GuideRecord(
          path: "screen.\(name)", name: name, kind: .margins, owner: owner, frame: frame, isUsed: true))
    }
    margins.constraint("card.leading == screen.leading + 16", line: 20, holds: ["card"])
    margins.constraint("card.top == screen.top + 200", line: 21, holds: ["card"])
    margins.constraint("badge.leading == card.margins.leading", line: 22, holds: ["badge"])
    margins.constraint("badge.top == card.margins.top", line: 23, holds: ["badge"])
    margins.constraint("flag.leading == screen.margins.leading", line: 24, holds: ["flag"])
    return margins
  }

  static func rootsOfMargins(_ change: (inout Fixture) -> Void) throws -> [String] {
    var edited = margins
    change(&edited)
    let difference = try difference(edited, from: margins)
    return difference.roots.map { difference.changes[$0].sentence }
  }

  @Test func `Margins moved with their view, and what hangs on them for the same reason`() throws {
    let causes = try Self.rootsOfMargins { fixture in
      fixture.constraints[fixture.index(ofConstraint: "card.leading")].equation = "card.leading == screen.leading + 30"
      for name in ["card", "badge"] { fixture.move(name, x: 14) }
      fixture.guides[1].frame.origin.x += 14
    }
    #expect(causes == ["`card.leading == screen.leading + 16` became `+ 30`"])
  }

  @Test func `Margins that changed in a view that stayed are the cause`() throws {
    let causes = try Self.rootsOfMargins { fixture in
      fixture.guides[2].frame.origin.x += 4
      fixture.move("flag", x: 4)
    }
    #expect(causes == ["guide screen.margins moved 4 pt right (x 20 → 24)"])
  }

  @Test func `A guide that moved along one axis explains nothing along the other`() throws {
    let causes = try Self.rootsOfMargins { fixture in
      fixture.guides[1].frame.origin.y += 6
      fixture.move("badge", x: 5)
    }
    #expect(
      Set(causes) == ["guide card.margins moved 6 pt down (y 208 → 214)", "badge moved 5 pt right (x 24 → 29)"])
  }

  @Test func `A guide that is no longer used went with its constraint`() throws {
    let causes = try Self.causes { column in
      column.guides = []
      column.constraints[2].equation = "note.top == screen.top + 140.5"
      column.constraints.remove(at: 1)
      column.constraints.remove(at: 0)
      column.unhold(1)
      column.unhold(0)
    }
    #expect(causes.allSatisfy { $0.hasPrefix("`") } && !causes.isEmpty, "\(causes)")
  }

  @Test func `Text that was broken for want of room is no cause, but what took the room`() throws {
    let causes = try Self.causes { column in
      column.edit("price") { view in
        (view.content.text, view.content.textLines, view.content.intrinsicWidth) = (
          "9 € and more", ["9 € and more"], 220
        )
      }
      column.move("price", x: -180, width: 180)
      column.edit("title") { view in
        (view.content.textLines, view.content.intrinsicWidth, view.content.intrinsicHeight) = (
          ["Two", "words"], 60, 42.5
        )
        view.content.lastBaseline = 58
      }
      column.move("title", width: -140, height: 22)
      column.constraints[3].state = .slack(32)
    }
    #expect(causes == ["price says \"9 € and more\" and said \"9 €\""])
  }

  @Test func `Another font is the cause of another spacing between baselines`() throws {
    let causes = try Self.causes { column in
      column.edit("title") { view in
        (view.content.intrinsicHeight, view.content.firstBaseline, view.content.lastBaseline) = (26, 40, 40)
      }
      column.move("title", height: 5.5)
      column.guides[0].frame.origin.y += 5.5
      column.move("note", y: 5.5)
      column.constraints[5].equation = "note.firstBaseline == title.lastBaseline + 36"
    }
    #expect(causes == ["title is 5.5 pt taller (height 20.5 → 26)"])
  }

  @Test func `What one line of the source made is one cause`() throws {
    let rows = Self.list(["A", "B", "C"])
    var wider = rows
    for index in wider.constraints.indices where wider.constraints[index].equation.hasSuffix("+ 10") {
      wider.constraints[index].equation = wider.constraints[index].equation.replacing("+ 10", with: "+ 14")
    }
    let changed = CauseClusters([("list", try Self.difference(wider, from: rows))])
    #expect(
      changed.summary
        == "1 golden changed, 1 cause: `row#2.title.top == row#2.top + 10` became `+ 14`, and 2 more like it (Card.swift:6)"
    )
    var without = rows
    for index in without.constraints.indices.reversed() where without.constraints[index].equation.hasSuffix("+ 10") {
      without.constraints.remove(at: index)
      without.unhold(index)
    }
    let removed = CauseClusters([("list", try Self.difference(without, from: rows))])
    #expect(removed.clusters.map(\.sentence) == ["`row#2.title.top == row#2.top + 10` is gone, and 2 more like it"])
  }

  @Test(arguments: [Fixture.card, LayoutTextTests.everything])
  func `A character changed anywhere in the text is an error or a difference`(fixture: Fixture) throws {
    var random = SplitMix64(seed: 7)
    let text = try LayoutText.write(fixture.result)
    for _ in 0..<100 {
      guard let golden = try? LayoutText.read(Self.mutated(text, &random)) else { continue }
      #expect(try !LayoutDifference(from: golden, to: fixture.result).isEmpty)
    }
  }

  static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0..<scalars.count, using: &random)
    let other = Array("0123456789abcxyz .,×|\"\n~".unicodeScalars).filter { $0 != scalars[place] }
    scalars[place] = other.randomElement(using: &random)!
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension Fixture {
  /// After a constraint was removed, the numbers of those behind it are one less.
  mutating func unhold(_ removed: Int) {
    for index in views.indices {
      views[index].heldBy = views[index].heldBy.filter { $0 != removed }.map { $0 > removed ? $0 - 1 : $0 }
    }
  }
}
