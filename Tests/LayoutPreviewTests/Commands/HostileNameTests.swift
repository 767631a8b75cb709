import Foundation
import Testing

@testable import LPSupport

/// Names that reached terminals and the logs of CI jobs as they are.
@Suite struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func isHarmless(_ log: String, commands: Set<String> = []) -> Bool {
    let controls = log.unicodeScalars.filter {
      switch $0.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    let foreign = log.components(separatedBy: "\n").filter { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return text.contains(/##[a-z]*\[/) || text.hasPrefix("::") && !commands.contains { text.hasPrefix($0) }
    }
    return controls.isEmpty && foreign.isEmpty
  }

  @Test(arguments: [
    ["list"], ["list", "--json"], ["test"], ["test", "--report", "github"], ["test", "--json"], ["record"],
    ["render", "--format", "svg"], ["lint", "--report", "github"], ["trace"], ["explain"], ["coverage"], ["suggest"],
    ["suggest", "--json"], ["sweep", "*", "--width", "320...330"], ["nothing\n::error::"],
    ["test", "\u{1B}[2J\n::error::"], ["render", "--out", "a\n::error::b"],
  ])
  func `a hundred hostile names give the log no command but ours`(_ arguments: [String]) throws {
    let run = try CommandRun(
      "Troubled", arguments, in: folder,
      environment: [
        "TROUBLED_PREVIEWS": "names", "GITHUB_ACTIONS": "true", "CI": arguments[0] == "record" ? "" : "true",
      ])
    let source = CommandRun.package.appendingPathComponent("Tests/Fixtures/Troubled/Troubled.swift").path
    let ours = Set(
      ["error", "warning"].flatMap { level in
        ["title=", "file=Troubled/Troubled.swift,line=", "file=\(source),line="].map { "::\(level) \($0)" }
      })
    #expect(Self.isHarmless(run.output, commands: ours))
    #expect(Self.isHarmless(run.errors, commands: ours))
    #expect(!(run.output + run.errors).isEmpty)
    if arguments == ["test", "--report", "github"] { #expect(run.output.contains("\n::error ")) }
  }

  @Test func `titles and file names of documents are escaped`() throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="v" title="a&#10;::error file=x::&#x9b;&#x202e;">
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </viewController></objects></scene></scenes></document>
      """, to: "b\n::warning::\u{1B}[1m.storyboard")
    for verb in ["lint", "list", "trace", "coverage", "suggest"] {
      let run = try CommandRun("preview", [verb, "b\n::warning::\u{1B}[1m.storyboard"], in: folder)
      #expect(Self.isHarmless(run.output))
      #expect(Self.isHarmless(run.errors))
      #expect(run.status == 0)
      if verb == "list" { #expect(run.output.contains(#"a\n::error file=x::\u{9B}\u{202E}"#)) }
    }
  }

  @Test func `what the compiler says of an app's hostile names is escaped`() throws {
    let app = "App\n::error::\u{1B}[1m\u{202E}"
    try folder.write(
      "import UIKit\nfinal class CardView: UIView { let x: Nope = 3 }\n", to: "\(app)/a\n::error::.swift")
    try folder.write("import UIKit\nclass `b\n::error::`: UIView {\n", to: "\(app)/b\u{1B}[1m.swift")
    try folder.write("import LayoutPreview\nstruct Half {\n", to: "c\n::error::\u{1B}[1m.swift")
    for arguments in [
      ["list", "\(app)/", "--view", "CardView"], ["list", "\(app)/", "--view", "X\n::error::", "--verbose"],
      ["uikit", "prepare", app, "--out", "out\n::error::"], ["list", "c\n::error::\u{1B}[1m.swift"],
    ] {
      let run = try CommandRun("preview", arguments, in: folder, environment: ["GITHUB_ACTIONS": "true"])
      #expect(run.status == (arguments[0] == "uikit" ? 1 : 2))
      #expect(Self.isHarmless(run.output), "\(run.output)")
      #expect(Self.isHarmless(run.errors) && !run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `what SwiftPM says of a package with a hostile name is escaped`() throws {
    try folder.write("// swift-tools-version: 6.1\nlet a =\n", to: "p\n::error::\u{1B}[1m/Package.swift")
    let run = try CommandRun("preview", ["list", "--package-path", "p\n::error::\u{1B}[1m"], in: folder)
    #expect(run.status == 2 && run.errors.contains("cannot be read"))
    #expect(Self.isHarmless(run.errors), "\(run.errors)")
  }

  @Test(arguments: [
    ("plain · ü\t", "plain · ü\t"), ("a\nb\r\u{0}", #"a\nb\r\u{0}"#),
    ("\u{1B}[31m\u{9B}1m\u{7F}", #"\u{1B}[31m\u{9B}1m\u{7F}"#),
    ("\u{202E}\u{2069}\u{200F}\u{2028}\u{FEFF}", #"\u{202E}\u{2069}\u{200F}\u{2028}\u{FEFF}"#),
    ("  ::error::x", #"  \u{3A}:error::x"#), ("a ::error::", "a ::error::"), ("a##[error]", #"a\u{23}#[error]"#),
    ("## [x]", "## [x]"), ("##teamcity[a ##vso[b", #"\u{23}#teamcity[a \u{23}#vso[b"#),
  ])
  func `what a log obeys is escaped`(_ text: String, _ escaped: String) {
    #expect(LogText.line(text) == escaped)
    #expect(
      LogText.lines("x\n" + text.replacing("\n", with: "")) == "x\n" + LogText.line(text.replacing("\n", with: "")))
  }

  @Test func `a quote that a combining mark follows ends no word of a shell`() {
    #expect(ShellWord.quoted("a'\u{301}; rm b").utf8.elementsEqual("'a'\\''\u{301}; rm b'".utf8))
  }

  @Test func `colours of the compiler stay, and other sequences do not`() {
    #expect(
      LogText.lines("\u{1B}[1;31merror\u{1B}[0m\n\u{1B}[2J::a\u{1B}[m", keepsStyles: true)
        == "\u{1B}[1;31merror\u{1B}[0m\n\\u{1B}[2J::a\u{1B}[m")
  }

  @Test func `JSON means the same`() throws {
    let json = LogText.json(JSONText.encode(["a\u{9B}\u{202E}\u{7F}\n##[error]x"]))
    #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || 0x20..<0x7F ~= $0.value })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == ["a\u{9B}\u{202E}\u{7F}\n##[error]x"])
    #expect(!json.contains("##["))
  }
}
