import Foundation
import Testing
import ThreadTime

/// Scripts of shells, run by the shells themselves where they are installed.
@Suite struct CompletionCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func completion(_ word: String) throws -> String {
    let run = try CommandRun("preview", ["completion", word], in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output
  }

  /// What a program prints, with its errors.
  private func output(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runWithinLimit()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: [
    ("preview re", "render record review"), ("preview --v", "--version"), ("preview render --ann", "--annotate"),
    ("preview render --annotate ali", "alignment"), ("preview render --annotate names,siz", "names,sizes"),
    ("preview test --metrics f", "font"), ("preview lint --out Fo", "Folder"), ("preview render Car", "Card.swift"),
    ("preview test --jobs ", ""), ("preview render --annotate names --rt", "--rtl"),
  ])
  func `bash completes verbs, options, their words, folders and files`(line: String, words: String) throws {
    try folder.write("", to: "Card.swift")
    try folder.write("", to: "Folder/file")
    try folder.write(try completion("bash"), to: "completion.bash")
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "' '")
    let count = line.split(separator: " ", omittingEmptySubsequences: false).count
    let script =
      "source completion.bash; COMP_WORDS=('\(typed)'); COMP_CWORD=\(count - 1); _preview; echo \"${COMPREPLY[*]}\""
    #expect(try output("/bin/bash", "--norc", "-c", script) == words)
  }

  @Test(arguments: [("zsh", "/usr/bin/zsh", "#compdef preview\n"), ("fish", "/usr/bin/fish", "# Completion of")])
  func `Other shells read their scripts, which have every verb and option`(
    shell: String, program: String, head: String
  ) throws {
    let script = try completion(shell)
    #expect(script.hasPrefix(head))
    for word in ["render", "annotate", "package-path", "sarif", "Draws previews"] { #expect(script.contains(word)) }
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    try folder.write(script, to: "completion")
    #expect(try output(program, "-n", "completion") == "")
  }

  @Test func `The manual page has every verb, and groff has nothing to say about it`() throws {
    let page = try completion("man")
    #expect(page.hasPrefix(".TH PREVIEW 1"))
    #expect(page.contains(".SH \"PREVIEW RENDER\"") && page.contains("\\fB\\-\\-annotate\\fR \\fILIST\\fR"))
    #expect(page.contains(".SH EXIT STATUS"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    try folder.write(page, to: "preview.1")
    let text = try output("/usr/bin/groff", "-man", "-Tutf8", "-ww", "-z", "preview.1")
    #expect(text == "")
  }

  @Test func `Another word is refused with those that there are`() throws {
    let run = try CommandRun("preview", ["completion", "tcsh"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no completion for 'tcsh'; choose from bash, zsh, fish, man"))
  }
}
