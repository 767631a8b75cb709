import BrowserDriver
import Foundation
import LPSupport
import Testing

/// What `preview watch` writes into sources, while others write them too.
@Suite struct SourceWritingTests {
  private let folder: TemporaryFolder
  private let card: URL

  init() throws {
    folder = try TemporaryFolder()
    card = folder.url.appendingPathComponent("Card.swift")
    try folder.write(LivePageTests.card, to: "Card.swift")
  }

  private struct Page {
    let served: ServedPage
    let file: String

    /// Returns the answer to a request to write: `{}` if it was written.
    func write(_ edits: [String: JSON]...) throws -> String {
      let all = JSON.object(["edits": .list(edits.map { .object($0.merging(["file": .text(file)]) { $1 }) })])
      let request = LoopbackRequest(
        port: try #require(served.address.port), method: "POST", path: served.address.path + "/write",
        body: try JSONEncoder().encode(all))
      return String(decoding: try request.answer().body, as: UTF8.self)
    }

    func constant(_ line: Int, _ old: Int, _ new: Int) throws -> String {
      try write([
        "kind": .text("constant"), "line": .number(Double(line)), "old": .text("\(old)"), "new": .text("\(new)"),
      ])
    }
  }

  private func serving(_ body: (Page) throws -> Void) throws {
    let served = try ServedPage(["Card.swift"], in: folder)
    defer { served.end() }
    try body(Page(served: served, file: card.path))
  }

  private var text: String { (try? String(contentsOf: card, encoding: .utf8)) ?? "" }

  /// Runs two parts at once, the second after a delay in microseconds.
  private func together(_ delay: UInt32, _ one: @escaping @Sendable () -> Void, _ other: () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    Thread {
      one()
      ended.signal()
    }.start()
    usleep(delay)
    other()
    ended.wait()
  }

  /// `SOURCE_WRITES` sets another number of writes.
  @Test func `of two pages that wrote at a time, one lost its value, and so did an editor that saved`() throws {
    try serving { page throws in
      let answers = Locked<[String]>([])
      @Sendable func constant(_ line: Int, _ old: Int, _ new: Int) {
        let answer = (try? page.constant(line, old, new)) ?? "no answer"
        answers.withLock { $0.append(answer) }
      }
      let count = ProcessInfo.processInfo.environment["SOURCE_WRITES"].flatMap(Int.init) ?? 500
      let pairs = count * 3 / 10
      for turn in 0..<pairs {
        let (before, after) = (200 + turn, 201 + turn)
        if turn == 0 {
          constant(13, 24, 200)
          constant(16, -16, -200)
        }
        together(UInt32(turn % 10) * 200) {
          constant(13, before, after)
        } _: {
          constant(16, -before, -after)
        }
        #expect(text.contains("screen.leading + \(after)\n") && text.contains("screen.trailing - \(after)\n"))
      }
      #expect(answers.withLock { $0 }.allSatisfy { $0 == "{}" })

      let last = 200 + pairs
      // An editor that moves a new file into the place, or that empties the file and writes it anew.
      for turn in 0..<count * 2 / 5 {
        let value = last + 1 + turn
        let saved = text.replacing(/(\/\/ saved.*\n)?import/, with: "// saved \(turn)\nimport", maxReplacements: 1)
          .replacing(/leading \+ \d+/, with: "leading + \(value)")
        let isInPlace = turn % 2 == 1
        let card = card
        together(UInt32(turn % 20) * 150) {
          if isInPlace {
            try? Data(saved.utf8).write(to: card)
          } else {
            try? Data(saved.utf8).write(to: card, options: .atomic)
          }
        } _: {
          // With the line that the editor adds, the literal is at another place, or it has another value.
          _ = try? page.constant(16, -last, -last)
          _ = try? page.constant(17, -last, -last)
        }
        #expect(text.hasPrefix("// saved \(turn)\n") && text.contains("leading + \(value)\n"), "\(text)")
      }
    }
  }

  @Test func `what is not the change of a literal broke the source, ran as code, or ended the command`() throws {
    let windows = "\u{FEFF}" + LivePageTests.card.replacing("\n", with: "\r\n")
    try Data(windows.utf8).write(to: card)
    try serving { page throws in
      #expect(try page.constant(13, 24, 25) == "{}")
      var expected = windows.replacing("+ 24", with: "+ 25")
      #expect(try Data(contentsOf: card) == Data(expected.utf8), "the mark of the byte order stays")

      let repair: [String: JSON] = [
        "kind": .text("repair"), "line": .number(18), "old": .text("name.width <= 200"), "priority": .number(750),
        "code": .text("name.width <= 300 ~ 750"),
      ]
      #expect(try page.write(repair) == "{}")
      expected = expected.replacing("<= 200 ~ 750", with: "<= 300 ~ 750")
      #expect(try Data(contentsOf: card) == Data(expected.utf8), "lines that end as on Windows")

      for line in [-9223372036854775808.0, -1, 0, 1e300, 4e9] {
        #expect(try page.write(repair.merging(["line": .number(line)]) { $1 }).contains("failure"))
      }
      let code = "let _ = { print(1) }(); name.width <= 301"
      let evil: [String: JSON] = ["old": .text("name.width <= 300"), "code": .text(code)]
      #expect(try page.write(repair.merging(evil) { $1 }).contains("is not one equation"))
      let twice: [String: JSON] = [
        "kind": .text("constant"), "line": .number(13), "old": .text("25"), "new": .text("12345"),
      ]
      #expect(try page.write(twice.merging(["new": .text("1")]) { $1 }, twice).contains("changed twice"))
      #expect(try Data(contentsOf: card) == Data(expected.utf8), "nothing else is written")
    }
  }
}
