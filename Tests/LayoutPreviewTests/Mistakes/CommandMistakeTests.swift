import Foundation
import LayoutPreview
import Testing

/// Mistakes at the command line, and previews that crash or never end, carried out with the built executables.
@Suite struct CommandMistakeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A command with one wrong word, the guess that its message offers for the word, and what else it names.
  struct WrongWord: Sendable, CustomTestStringConvertible {
    let words: [String]
    let guess: String
    let wrong: Int
    let names: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ line: String, wrong: Int, guess: String, names: String) {
      words = line.split(separator: " ").map(String.init)
      (self.wrong, self.guess, self.names) = (wrong, guess, names)
    }
  }

  private static let wrongWords = [
    WrongWord("lsit", wrong: 0, guess: "list", names: "unknown verb 'lsit'"),
    WrongWord("list Plian", wrong: 1, guess: "Plain", names: "no preview of Troubled matches 'Plian'"),
    WrongWord("trace Plain --direcion rtl", wrong: 2, guess: "--direction", names: "unknown option '--direcion'"),
    WrongWord("trace Plain --direction rlt", wrong: 3, guess: "rtl", names: "unknown direction 'rlt' for --direction"),
    WrongWord("trace Plain --text-size larg", wrong: 3, guess: "large", names: "unknown text size 'larg'"),
    WrongWord("lint Plain --rules overlp", wrong: 3, guess: "overlap", names: "invalid value 'overlp' for --rules"),
    WrongWord("explain Greeting titel.leading", wrong: 2, guess: "title", names: "no view or guide is named 'titel'"),
    WrongWord(
      "explain Greeting title.leding", wrong: 2, guess: "leading", names: "'title' has no attribute 'leding'"),
    WrongWord("render Greeting --focus titel", wrong: 3, guess: "title", names: "no view is named 'titel', in --focus"),
  ]

  @Test(arguments: wrongWords)
  func `a misspelt word has a guess that works in its place`(_ row: WrongWord) throws {
    let run = try CommandRun("Troubled", row.words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(row.names), "\(run.errors)")
    #expect(run.errors.contains("did you mean '\(row.guess)'"), "\(run.errors)")
    var words = row.words
    let parts = words[row.wrong].split(separator: ".").map(String.init)
    let misspelt = parts.first { run.errors.contains("'\($0)'") && $0 != "title" } ?? words[row.wrong]
    words[row.wrong] = words[row.wrong].replacing(misspelt, with: row.guess)
    let corrected = try CommandRun("Troubled", words, in: folder)
    #expect(corrected.status == 0, "\(words): \(corrected.errors)")
  }

  @Test(
    arguments: [
      (["render", "Plain", "--size"], "--size needs a value", ["render", "Plain", "--size=320x480"]),
      (["render", "Plain", "--size", "0x0"], "such as 390x844", ["render", "Plain", "--size", "390x844"]),
      (["render", "Plain", "--size=-3x4"], "from 16 to 8192", ["render", "Plain", "--size", "16x16"]),
      (["render", "Plain", "--shard", "3/2"], "such as --shard 2/5", ["render", "Plain", "--shard", "2/5"]),
      (["render", "Plain", "--locale", "xx"], "Choose from en, ar", ["render", "Plain", "--locale", "ar"]),
      (["test", "Greeting"], "record \"Greeting\"", ["record", "Greeting"]),
    ] as [([String], String, [String])])
  func `a wrong or missing value is followed by one that works`(
    _ words: [String], _ advice: String, _ next: [String]
  ) throws {
    let run = try CommandRun("Troubled", words, in: folder)
    #expect(run.status != 0)
    #expect((run.output + run.errors).contains(advice), "\(run.output)\(run.errors)")
    #expect(try CommandRun("Troubled", next, in: folder).status == 0)
    if words[0] == "test" { #expect(try CommandRun("Troubled", words, in: folder).status == 0) }
  }

  // MARK: Crashes and endless loops

  /// The line of the fixture's source with a text.
  private func line(_ text: String) throws -> Int {
    let source = try String(
      contentsOf: CommandRun.package.appendingPathComponent("Tests/Fixtures/Troubled/Troubled.swift"), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test func `a crash is reported at the line that crashed, with the reason and what to check`() throws {
    let run = try CommandRun("Troubled", ["render", "Out of range", "--direction", "rtl"], in: folder)
    #expect(run.status == 1)
    let place = "Troubled.swift:\(try line("return screen.subviews[3]")):"
    #expect(run.errors.contains(place) && run.errors.contains("the preview 'Out of range' crashed"), "\(run.errors)")
    #expect(run.errors.contains("Index out of range"), "\(run.errors)")
    #expect(run.errors.contains("fix: check what this line assumes: an index"), "\(run.errors)")
  }

  @Test func `a preview that never ends is reported with its place, and more time is an option`() throws {
    let place = "Troubled.swift:\(try line("rounds &+=")):"
    func attempt() throws -> CommandRun {
      try CommandRun(
        "Troubled", ["render", "Never done", "--appearance", "dark", "--timeout", "8"], in: folder,
        // As shells start a command in the background of a script.
        throughShell: "trap '' QUIT")
    }
    var run = try attempt()
    // The place is the preview's where the process is interrupted at an instruction whose callers cannot be told, or
    // before a busy machine has come to the loop.
    for _ in 0..<2 where !run.errors.contains(place) { run = try attempt() }
    #expect(run.status == 1)
    #expect(run.errors.contains(place), "\(run.errors)")
    #expect(run.errors.contains("the preview 'Never done' timed out after 8 s"), "\(run.errors)")
    #expect(run.errors.contains("look for a loop that does not end, or allow more time with --timeout"))
  }

  @Test func `a missing image is reported at its own line, and the corrected command draws it`() throws {
    let run = try CommandRun("Troubled", ["render", "Missing image", "--legibility", "bold"], in: folder)
    #expect(run.status == 2)
    let place = "Troubled.swift:\(try line("nowhere")):"
    #expect(run.errors.contains(place) && run.errors.contains("cannot find the image 'nowhere'"), "\(run.errors)")
    #expect(run.errors.contains("Put the image file there or correct its name in the source"))
    let lint = try CommandRun("Troubled", ["lint", "Missing image", "--legibility", "bold", "--json"], in: folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(lint.output.utf8)) as? [String: Any])
    let catalogs = try #require(report["catalogs"] as? [[String: Any]])
    let findings = try #require(catalogs.first?["findings"] as? [[String: Any]])
    let missing = try #require(findings.first { $0["rule"] as? String == "missing-image" })
    #expect((missing["place"] as? [String: Any])?["line"] as? Int == (try line("nowhere")))
  }

  // MARK: Files

  @Test func `a wrong file or folder is named, and the example in the advice works`() throws {
    let card = """
      import LayoutPreview

      @main
      struct Card: PreviewCatalog {
        var previews: [Preview] {
          Preview("Card") { Label(verbatim: "Hello") }
        }
      }
      """
    let none = try CommandRun("preview", ["render"], in: folder)
    #expect(none.status == 2 && none.errors.contains("no package: "))
    #expect(none.errors.contains("'preview render Card.swift'"), "\(none.errors)")
    let wrong = try CommandRun("preview", ["render", "Crad.swift"], in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("cannot find the file Crad.swift"), "\(wrong.errors)")
    try folder.write("print(1)", to: "Other.swift")
    let other = try CommandRun("preview", ["render", "Other.swift"], in: folder)
    #expect(other.status == 2 && other.errors.contains("Other.swift contains no catalog"), "\(other.errors)")
    #expect(other.errors.contains("PreviewCatalog"), "\(other.errors)")
    try folder.write(card, to: "Card.swift")
    #expect(try CommandRun("preview", ["render", "Card.swift", "--format", "png"], in: folder).status == 0)
    for (word, guess) in [("card.swift", "Card.swift"), ("./Crad.swift", "./Card.swift"), ("Card", "Card.swift")] {
      let run = try CommandRun("preview", ["render", word], in: folder)
      #expect(run.status == 2 && run.errors.contains("Did you mean \(guess)?"), "\(run.errors)")
    }
    try folder.write("# Card", to: "README.md")
    let readme = try CommandRun("preview", ["render", "README.md"], in: folder)
    #expect(readme.status == 2 && readme.errors.contains("README.md is no Swift file"), "\(readme.errors)")
  }

  @Test func `All languages of a catalog without strings are one, and a note says so`() throws {
    let card = """
      import LayoutPreview

      @main
      struct Card: PreviewCatalog {
        var previews: [Preview] { Preview("Card") { Label(verbatim: "Hello") } }
      }
      """
    try folder.write(card, to: "Card.swift")
    let run = try CommandRun("preview", ["render", "Card.swift", "--rtl", "--locale", "all"], in: folder)
    #expect(run.status == 0 && run.errors.contains("--locale all is one language"), "\(run.errors)")
    #expect(folder.exists("out/Card/card/rtl.png"), "\(folder.files)")
  }

  @Test func `An option that another tool has is answered with this one's`() throws {
    for (option, here) in [("--dark", "--appearance dark"), ("--landscape", "--orientation landscape")] {
      let run = try CommandRun("preview", ["render", option], in: folder)
      #expect(run.status == 2 && run.errors.contains("did you mean '\(here)'?"), "\(run.errors)")
    }
  }

  @Test func `Conflicts of all previews are explained where none is named`() throws {
    let run = try CommandRun("Gallery", ["explain", "--conflict", "--quiet"], in: folder)
    #expect(run.status <= 1 && run.output.contains("has no conflict in default."), "\(run.errors)")
  }

  @Test func `a crash in a single file was reported at the line of its preview`() throws {
    let source = """
      import LayoutPreview

      @main struct Cards: PreviewCatalog {
        var previews: [Preview] {
          Preview("Card") {
            let names: [String] = []
            return Label(verbatim: names[3])
          }
        }
      }

      """
    try folder.write(source, to: "Cards.swift")
    let run = try CommandRun("preview", ["render", "Cards.swift"], in: folder)
    #expect(run.status == 1 && run.errors.contains("Cards.swift:7:"), "\(run.errors)")
  }

  /// Equations that Auto Layout forbids, what the compiler says of each, and what it says to write.
  private static let forbidden = [
    ("a.leading == 20", "a location cannot equal a number", "a.leading == b.leading + 20"),
    ("a.top == b.leading", "one side is horizontal and the other vertical", "a.top == b.top"),
    ("a.leading == b.left", "leading and trailing change sides with the language", "a.leading == b.leading"),
    ("a.edges == b.edges + 8", "edges are not shifted but inset", "a.edges == b.edges.inset(by: 8)"),
    ("a.width < 100", "a constraint is ==, <= or >=", "a.width <= 100"),
    ("a", "views go into the first block", "a.height == 40"),
  ]

  private static func catalog(_ equations: [String]) -> String {
    let previews = equations.enumerated().map { number, equation in
      """
          Preview("\(number)") {
            let (a, b) = (View(), View())
            return Screen { a; b } constraints: { screen in
              \(equation)
            }
          }
      """
    }
    return """
      import LayoutPreview

      @main
      struct Forbidden: PreviewCatalog {
        var previews: [Preview] {
      \(previews.joined(separator: "\n"))
        }
      }
      """
  }

  @Test func `the compiler names the line of each forbidden equation, and what it says to write compiles`() throws {
    let source = Self.catalog(Self.forbidden.map(\.0))
    try folder.write(source, to: "Forbidden.swift")
    let run = try CommandRun("preview", ["list", "Forbidden.swift"], in: folder)
    #expect(run.status == 2 && run.errors.contains("Forbidden.swift does not compile"))
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (equation, message, _) in Self.forbidden {
      let line = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == equation }) + 1
      #expect(
        run.errors.split(separator: "\n").contains {
          $0.contains("Forbidden.swift:\(line):") && $0.contains("error: ") && $0.contains(message)
        }, "\(equation): \(run.errors)")
    }
    try folder.write(Self.catalog(Self.forbidden.map(\.2)), to: "Forbidden.swift")
    let corrected = try CommandRun("preview", ["list", "Forbidden.swift"], in: folder)
    #expect(corrected.status == 0, "\(corrected.errors)")
  }
}
