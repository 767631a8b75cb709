import LPComponents
import Foundation
import LPLayoutDSL
import Testing

@testable import LPChecks

/// `contrast` where the system chose the colours, and what is one finding because it has one cause.
@MainActor
struct SystemColorTests {
  private let fixture = LintFixture()

  private func label(_ color: UIColor, on ground: UIColor? = nil) -> [Diagnostic] {
    let result = fixture.layOut {
      let title = UILabel(verbatim: "Tuesday").named("title")
      title.textColor = color
      let bubble = UIView { title }.named("bubble")
      bubble.backgroundColor = ground
      let screen = Screen {
        bubble
      } constraints: { screen in
        title.edges == bubble.edges.inset(by: 8)
        bubble.leading == screen.leading
        bubble.top == screen.top
      }
      screen.backgroundColor = .systemBackground
      return screen
    }
    return LintFixture.findings(.contrast, result)
  }

  private func isSystem(_ found: [Diagnostic]) -> [Bool] { found.map { $0.fix == ContrastCheck.systemAdvice } }

  @Test func `colours of the system on a background of the system were reported as the author's`() {
    #expect(isSystem(label(.secondaryLabel)) == [true])
    #expect(isSystem(label(.secondaryLabel, on: .secondarySystemBackground)) == [true])
    #expect(isSystem(label(.tertiaryLabel)) == [true])
    #expect(label(.tertiaryLabel).map(\.severity) == [.note])
    #expect(label(.secondaryLabel)[0].notes[0].message.hasPrefix("`secondaryLabel on #FFFFFF`, colours of the system"))
  }

  @Test func `colours of an author, or a background of an author, are reported as before`() {
    #expect(isSystem(label(UIColor(white: 0.7, alpha: 1))) == [false])
    #expect(label(UIColor(white: 0.7, alpha: 1)).map(\.severity) == [.warning])
    #expect(isSystem(label(.secondaryLabel, on: .systemGray5)) == [false])
    #expect(isSystem(label(.white, on: .systemBlue)) == [false])
    #expect(isSystem(label(.systemRed)) == [false])
  }

  @Test func `the placeholder of a search field was reported, which of other fields is not`() {
    func bar(_ text: String?) -> [Diagnostic] {
      let result = fixture.layOut {
        let search = UISearchBar().named("search")
        search.placeholder = "Search"
        search.text = text
        search.textColor = UIColor(white: 0.7, alpha: 1)
        let screen = Screen {
          search
        } constraints: { screen in
          search.top == screen.top
          search.horizontalEdges == screen.horizontalEdges
        }
        screen.backgroundColor = .systemBackground
        return screen
      }
      return LintFixture.findings(.contrast, result)
    }
    #expect(bar(nil).isEmpty)
    #expect(bar("Tuesday").count == 1)
  }

  @Test func `a button in the default tint has the colours of the system, one in another tint the author's`() {
    func button(_ style: UIButton.Configuration, tint: UIColor? = nil) -> [Diagnostic] {
      let result = fixture.layOut {
        let start = UIButton(.verbatim("Start"), style: style).named("start")
        if let tint { start.tintColor = tint }
        let screen = Screen {
          start
        } constraints: { screen in
          start.center == screen.center
        }
        screen.backgroundColor = .systemBackground
        return screen
      }
      return LintFixture.findings(.contrast, result)
    }
    for style in [UIButton.Configuration.filled(), .gray(), .plain()] { #expect(isSystem(button(style)) == [true]) }
    #expect(isSystem(button(.filled(), tint: .systemGreen)) == [false])
    #expect(isSystem(button(.plain(), tint: .systemGreen)) == [false])
  }

  // MARK: One finding for one cause

  private func folded(_ found: [(preview: String, variant: String, finding: Diagnostic)]) -> [LintFinding] {
    var findings = LintFindings()
    for (preview, variant, finding) in found { findings.add(finding, preview: preview, variant: variant) }
    return FindingFolding { ["a", "b"] }.folded(findings.all)
  }

  private func finding(_ view: String, _ fix: String, line: Int = 1, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(
      .contrast, "the text of `\(view)` has a contrast of 2:1 with its background; it needs 4.5:1",
      at: CallSite(fileID: "A/A.swift", filePath: "/A.swift", line: line, column: 1), notes: notes, fix: fix,
      views: ["screen/\(view)"])
  }

  @Test func `colours of the system are one note in a run, which says how many texts have them`() {
    let pair = [Diagnostic.Note("`secondaryLabel on #FFFFFF`, colours of the system, have a contrast of 3.43:1")]
    func system(_ view: String, line: Int) -> Diagnostic {
      finding(view, ContrastCheck.systemAdvice, line: line, notes: pair)
    }
    let found = folded([
      ("P", "b", system("one", line: 1)), ("P", "a", system("two", line: 2)), ("Q", "a", system("three", line: 3)),
    ])
    #expect(found.map(\.diagnostic.message) == [pair[0].message + ": 3 texts in 2 previews"])
    #expect(found.map(\.preview) == ["P"] && found.map(\.variants) == [["a", "b"]])
  }

  @Test func `greyed days that one line makes were a finding each`() {
    let found = folded([
      ("P", "b", finding("day", "grey")), ("P", "a", finding("day#2", "grey")), ("P", "a", finding("day#3", "red")),
      ("P", "a", finding("title", "grey", line: 2)), ("Q", "a", finding("day", "grey")),
    ])
    #expect(found.map(\.diagnostic.views) == [["screen/day"], ["screen/day#3"], ["screen/title"], ["screen/day"]])
    #expect(found[0].variants == ["a", "b"])
    #expect(found[0].diagnostic.notes.map(\.message) == ["made on the same line: `day#2`"])
    #expect(found[1].diagnostic.notes.isEmpty)
  }

  @Test func `a remedy with the length of one variant says that others need another`() throws {
    func open(_ height: Int) -> Diagnostic {
      Diagnostic(
        .ambiguous, "Height is ambiguous for `card`", at: nil, fix: "write `card.height == \(height)`", views: ["card"])
    }
    let same = folded([("P", "a", open(53)), ("P", "b", open(53))])
    #expect(same[0].diagnostic.fix == "write `card.height == 53`")
    let other = folded([("P", "a", open(53)), ("P", "b", open(44))])
    #expect(other[0].diagnostic.fix?.hasPrefix("write `card.height == 53`; other variants need another length") == true)
  }
}
