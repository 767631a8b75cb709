import Foundation
import LPSupport
import Testing
import ThreadTime

/// `preview diff`: what a change of sources does on screen, without any golden.
@Suite struct DiffCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    for (key, value) in [("user.name", "A"), ("user.email", "a@b.invalid"), ("commit.gpgsign", "false")] {
      try git("config", key, value)
    }
    try folder.write(".cache/\n", to: ".gitignore")
    try write(gap: 8)
    try commit("One")
  }

  private func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.url.path] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runWithinLimit()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  private func write(gap: Int, title: String = "Hello", card: String = "Card", more: String = "") throws {
    try folder.write(
      """
      import LayoutPreview

      @main
      struct Cards: PreviewCatalog {
        var previews: [Preview] {
          Preview("\(card)") {
            let title = Label(verbatim: "\(title)")
            return Screen { title } constraints: { screen in
              title.leading == screen.leading + \(gap)
              title.top == screen.safeArea.top
            }
          }
          Preview("Plain") { Label(verbatim: "Plain") }
          \(more)
        }
      }

      """, to: "Cards.swift")
  }

  private func diff(_ words: String...) throws -> CommandRun {
    try CommandRun("preview", ["diff"] + words, in: folder)
  }

  @Test func `a changed constant is named with its line, and nothing is left in git`() throws {
    let same = try diff("Cards.swift")
    #expect(same.status == 0 && same.output.contains("2 variants: 2 the same"), "\(same.output)\(same.errors)")
    try write(gap: 24)
    let changed = try diff("Cards.swift")
    #expect(changed.status == 1 && changed.output.contains("Card: differs from HEAD ("), "\(changed.output)")
    #expect(changed.output.contains("title moved 16 pt right"), "\(changed.output)")
    #expect(changed.output.contains("Cards.swift:9"), "\(changed.output)")
    #expect(changed.output.contains("2 variants: 1 the same, 1 changed"), "\(changed.output)")
    #expect(!changed.output.contains("next: "), "\(changed.output)")
    #expect(try diff("Cards.swift", "--report", "comment,html").status == 1)
    let comment = try folder.text(".preview/reports/comment.md")
    #expect(comment.contains("## ❌ Layouts: 1 the same, 1 changed"), "\(comment)")
    #expect(!comment.contains("preview record"), "\(comment)")
    #expect(comment.contains("`title.leading == screen.leading + 8`"), "\(comment)")
    let seen = try #require(changed.output.firstMatch(of: /see: (\S+)\//)?.1)
    #expect(folder.exists("\(seen)/moved.png"), "\(seen)")
    try git("diff", "--exit-code", "--name-only", "HEAD", "--", ".gitignore")
    #expect(!folder.exists("goldens"))
  }

  @Test func `a changed colour is named with its view and line`() throws {
    let text = try folder.text("Cards.swift").replacing(
      "Label(verbatim: \"Hello\")", with: "Label(verbatim: \"Hello\").foregroundStyle(.systemRed)")
    try folder.write(text, to: "Cards.swift")
    let run = try diff("Cards.swift")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("  title looks different (Cards.swift:7)"), "\(run.output)")
    #expect(run.output.contains("1 golden changed, 1 cause: title looks different (Cards.swift:7)"), "\(run.output)")
  }

  @Test func `two causes in one picture are two headings and one row of pictures`() throws {
    let text = try folder.text("Cards.swift").replacing(
      "return Screen { title }", with: "return Screen { title; more }"
    )
    .replacing(
      "return Screen", with: "let more = Label(verbatim: \"More\")\n      return Screen"
    ).replacing(
      "title.top ==", with: "more.top == title.bottom + 40; more.leading == title.leading; title.top ==")
    try folder.write(text, to: "Cards.swift")
    try commit("Two")
    let red = ["Hello", "More"].reduce(text) { text, word in
      text.replacing("Label(verbatim: \"\(word)\")", with: "Label(verbatim: \"\(word)\").foregroundStyle(.systemRed)")
    }
    try folder.write(red, to: "Cards.swift")
    let run = try diff("Cards.swift", "--report", "comment")
    #expect(run.output.contains("1 golden changed, 2 causes:"), "\(run.output)\(run.errors)")
    let comment = try folder.text(".preview/reports/comment.md")
    #expect(comment.components(separatedBy: "looks different").count == 3, "\(comment)")
    #expect(comment.components(separatedBy: "![after]").count == 2, "\(comment)")
  }

  @Test func `findings of a renamed preview are neither new nor gone`() throws {
    let text = try folder.text("Cards.swift").replacing(
      "title.top == screen.safeArea.top", with: "title.top == screen.safeArea.top; title.top == screen.top - 3")
    try folder.write(text, to: "Cards.swift")
    try commit("Conflict")
    try folder.write(text.replacing("Preview(\"Card\")", with: "Preview(\"Profile\")"), to: "Cards.swift")
    let run = try diff("Cards.swift")
    #expect(run.output.contains("Cards/card: renamed to Cards/profile"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("finding") && !run.output.contains("no longer found"), "\(run.output)")
  }

  @Test func `previews that are new, removed and renamed are told apart`() throws {
    try write(gap: 8, card: "Profile", more: #"Preview("New") { Label(verbatim: "New") }"#)
    let run = try diff("Cards.swift")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("New: new, not in HEAD ("), "\(run.output)")
    #expect(run.output.contains("Cards/card: renamed to Cards/profile"), "\(run.output)")
    #expect(run.output.contains("3 variants: 1 the same, 1 new, 1 renamed"), "\(run.output)")
    #expect(!run.output.contains("Profile: new"), "\(run.output)")
    try write(gap: 8, title: "Other", card: "Plainer")
    try folder.write(folder.text("Cards.swift").replacing(#/ *Preview\("Plain"\).*\n/#, with: ""), to: "Cards.swift")
    let removed = try diff("Cards.swift")
    #expect(removed.output.contains("Cards/plain: removed (1 variant)"), "\(removed.output)")
  }

  @Test func `a branch is compared with where it left the base, and two commits with each other`() throws {
    try git("checkout", "-q", "-b", "topic")
    try write(gap: 12)
    try commit("Two")
    try git("checkout", "-q", "main")
    try write(gap: 8, title: "Later on main")
    try commit("Three")
    try git("checkout", "-q", "topic")
    let branch = try diff("main", "Cards.swift")
    #expect(branch.status == 1 && branch.output.contains("differs from main ("), "\(branch.output)\(branch.errors)")
    #expect(branch.output.contains("title moved 4 pt right") && !branch.output.contains("Later"), "\(branch.output)")
    let commits = try diff("topic..main", "Cards.swift", "Card")
    #expect(
      commits.status == 1 && commits.output.contains("title moved 4 pt left"), "\(commits.output)\(commits.errors)")
    #expect(try diff("main...topic", "Cards.swift").output.contains("title moved 4 pt right"))
  }

  @Test func `a finding that is new is named, and one that is gone`() throws {
    try write(
      gap: 8,
      more:
        #"Preview("Lost") { let a = Label(verbatim: "A"); return Screen { a } constraints: { s in a.top == s.top } }"#)
    let run = try diff("Cards.swift")
    #expect(run.output.contains("new finding: Cards.swift:"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("[ambiguous]"), "\(run.output)")
    try commit("Ambiguous")
    try write(gap: 8)
    #expect(try diff("Cards.swift").output.contains("no longer found: Cards.swift:"))
  }

  @Test func `strings in a folder that is named are those of each commit`() throws {
    let card = try folder.text("Cards.swift").replacing("Label(verbatim: \"Hello\")", with: "Label(\"title\")")
    try folder.write(card, to: "Cards.swift")
    try folder.write(#""title" = "One";"#, to: "Texts/en.lproj/Localizable.strings")
    try commit("Strings")
    try folder.write(#""title" = "Another text";"#, to: "Texts/en.lproj/Localizable.strings")
    let run = try diff("Cards.swift", "--resources", "Texts")
    #expect(run.status == 1 && run.output.contains("Card: differs from HEAD ("), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Another text"), "\(run.output)")
  }

  @Test func `a base that does not compile leaves the sources to be shown alone`() throws {
    try folder.write("import LayoutPreview\n@main struct Cards: PreviewCatalog { nonsense }\n", to: "Cards.swift")
    try commit("Broken")
    try write(gap: 8)
    let run = try diff("Cards.swift")
    #expect(run.status == 1 && run.errors.contains("cannot be drawn, so every preview counts as new"), "\(run.errors)")
    #expect(run.output.contains("2 variants: 2 new"), "\(run.output)")
  }

  @Test func `a shallow clone and a folder without git say what to do`() throws {
    try write(gap: 9)
    try commit("Two")
    try git("checkout", "-q", "--orphan", "other")
    try commit("Alone")
    let none = try TemporaryFolder()
    let run = try CommandRun("preview", ["diff", "Cards.swift"], in: none)
    #expect(run.status == 2 && run.errors.contains("is in no git repository"), "\(run.errors)")
    let clone = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "clone", "-q", "--depth", "1", "--no-single-branch", "file://\(folder.url.path)", clone.url.path + "/c",
    ]
    try process.runWithinLimit()
    process.waitUntilExit()
    let shallow = try CommandRun(
      "preview", ["diff", "origin/main", "Cards.swift"], in: clone, throughShell: "cd c")
    #expect(shallow.status == 2 && shallow.errors.contains("next: git fetch --unshallow"), "\(shallow.errors)")
  }
}
