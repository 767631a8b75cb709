@testable import LPSupport
import Testing

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPArguments
@testable import LPCatalogs

struct HelpTextTests {
  private let table = Verb.table(command: "preview", isTool: true)

  @Test(arguments: [40, 80, 100, 300])
  func `no line is longer than the terminal, and every verb and option is there`(width: Int) {
    let help = HelpText(table, width: width)
    let limit = min(max(width, 80), 100)
    for text in [help.overview] + table.verbs.map({ help.help(for: $0) }) {
      for line in text.split(separator: "\n") { #expect(line.count <= limit, "\(line)") }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
    for verb in table.verbs {
      #expect(help.overview.contains("\n  \(verb.name) "))
      let text = help.help(for: verb)
      for option in verb.options { #expect(text.contains(option.syntax), "\(option.name)") }
    }
  }

  @Test func `columns line up, and a long term has a line of its own`() {
    let table = ArgumentTable(
      command: "t", summary: "Does things.",
      verbs: [
        ArgumentVerb(
          "go", "Goes somewhere", operands: .init("WHERE", "Places."),
          groups: [
            .init(
              "Ways",
              [
                .init("fast", letter: "f", .flag, "Quickly."),
                .init("with-a-very-long-name", .value("PLACEHOLDER"), "Slowly."),
                .init("how", .choice(["well", "badly"]), "Manner"),
              ])
          ], examples: [.init("--fast home", "The usual.")])
      ])
    #expect(
      HelpText(table).help(for: table.verbs[0]) == """
        Goes somewhere.

        Usage: t go [WHERE…] [options]

        Arguments:
          WHERE  Places.

        Ways:
          -f, --fast   Quickly.
          --with-a-very-long-name PLACEHOLDER
                       Slowly.
          --how WHICH  Manner: well, badly

        Examples:
          t go --fast home
              The usual.

        """)
  }
}

struct SuggestionTests {
  @Test(arguments: ["fr", "da", "e", "is"])
  func `a code of two letters was answered with an unrelated one`(code: String) {
    #expect(Suggestion.nearest(to: code, in: ["en", "ar", "de", "it"]) == nil)
    #expect(Suggestion.nearest(to: "pt", in: ["en", "pt-BR"]) == "pt-BR", "it begins with the word")
  }

  @Test(arguments: [
    ("rendr", "render"), ("lits", "list"), ("tset", "test"), ("ren", "render"), ("RECORD", "record"),
  ])
  func `a misspelt word has a neighbour`(word: String, neighbour: String) {
    #expect(Suggestion.nearest(to: word, in: ["list", "render", "test", "record"]) == neighbour)
  }

  @Test(arguments: ["", "x", "banana", "qqqqqqqqqqqqqqq"])
  func `a word from elsewhere has none`(word: String) {
    #expect(Suggestion.nearest(to: word, in: ["list", "render", "test", "record"]) == nil)
  }
}
