import AutoLayout
import Foundation
import Testing

import LayoutPreview
@testable import CommandLine
@testable import Operations
@testable import Catalogs
@testable import Messages
import Variants

@Suite struct ConsoleTests {
  @Test(arguments: [
    ("Gallery", "Gallery"), ("./Gallery", "./Gallery"), ("/opt/bin/Gallery", "/opt/bin/Gallery"),
    ("/home/a/.build/debug/Gallery", "swift run Gallery"),
    ("/home/a/.build/x86_64-unknown-linux-gnu/release/Gallery", "swift run -c release Gallery"),
  ])
  func `an executable is named as it can be typed`(_ path: String, _ name: String) {
    #expect(CatalogCommand.commandName(path) == name)
    #expect(CatalogCommand.commandName(path, given: "preview") == "preview")
  }

  @Test(arguments: [
    ("plain", "plain"), ("--size=390x844", "--size=390x844"), ("Profile card", "'Profile card'"), ("", "''"),
    ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"),
  ])
  func `words are quoted where a shell would take them apart`(_ word: String, _ quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test func `the bar is never wider than the terminal`() {
    for columns in 1...200 {
      let text = ProgressBar(done: 3, total: 12, label: "Drawing Profile card rtl").text(columns: columns)
      #expect(text.count <= max(0, columns - 1))
    }
    #expect(ProgressBar(done: 6, total: 12, label: "x").text(columns: 80) == "[##########          ] 6/12 x")
  }

  private func plain(_ lines: [FindingList.Line]) -> [String] { lines.map { $0.map(\.text).joined() } }

  @Test func `a problem is said once, with the variants it happens in`() {
    let site = CallSite(fileID: "A/Card.swift", filePath: "", line: 4, column: 7)
    var findings = FindingList()
    for (index, variant) in ["default", "rtl", "regular"].enumerated() {
      findings.append(
        Diagnostic(
          .warning, rule: "overlap", message: "they overlap by \(index + 1).5 pt", callSite: site,
          notes: [.init("a.width == 4", callSite: site)], fix: "move one"),
        preview: "Card", variant: variant)
    }
    findings.append(
      Diagnostic(.error, rule: "crash", message: "it crashed"), preview: "Card", variant: "default")
    #expect(
      plain(findings.lines()) == [
        "A/Card.swift:4:7: warning: they overlap by 1.5 pt [overlap]", "A/Card.swift:4:7: note: a.width == 4",
        "  fix: move one", "  in Card: default, rtl, regular", "error: it crashed [crash]", "  in Card: default",
      ])
    #expect(findings.lines(rules: ["crash"]).count == 2)
    #expect(
      findings.lines()[0].contains { $0.style(TextStyling(isOn: true))($0.text) == "\u{1B}[1;33mwarning:\u{1B}[0m" })
  }

  @Test func `the same label cut in many variants was a finding for each of its texts`() {
    var findings = FindingList()
    for (variant, text) in [("default", "Ada"), ("de", "Ada von"), ("ar", "آدا")] {
      findings.append(
        Diagnostic(.warning, rule: "clipped-text", message: "'\(text)' is cut", views: ["screen/name"]),
        preview: "Card", variant: variant)
    }
    findings.append(
      Diagnostic(.warning, rule: "clipped-text", message: "'Bio' is cut", views: ["screen/bio"]), preview: "Card",
      variant: "de")
    #expect(findings.findings.map(\.variants) == [["default", "de", "ar"], ["de"]])
  }

  @Test func `of many variants the first are named`() {
    var findings = FindingList()
    for number in 1...9 {
      findings.append(Diagnostic(.note, rule: "x", message: "m"), preview: "P", variant: "v\(number)")
    }
    #expect(plain(findings.lines()).last == "  in P: v1, v2, v3, v4, v5, v6 and 3 more")
  }

  @Test func `what could not be done weighs more than what was found`() {
    #expect([ExitStatus.found, .impossible, .success, .otherEnvironment].max() == .impossible)
    #expect([ExitStatus.found, .success, .otherEnvironment].max() == .found)
    #expect([ExitStatus.success, .otherEnvironment].max() == .otherEnvironment)
  }
}
