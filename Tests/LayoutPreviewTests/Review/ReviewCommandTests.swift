import LPCommandLine
import Foundation
import LayoutPreview
import LPSnapshots
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct ReviewCommandTests {
  let folder: TemporaryFolder
  private static let box = "goldens/Troubled/small-box/default.layout.txt"

  /// Two goldens, of which the first is not what the preview is now; and one that is missing.
  init() throws {
    folder = try TemporaryFolder()
    _ = try run("record", "Small box", "Plain")
    try folder.write(try folder.text(Self.box).replacing("120", with: "130"), to: Self.box)
    _ = try run("test", "Small box", "Plain", "Greeting")
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun("Troubled", arguments, in: folder, environment: environment)
  }

  private func report(_ run: CommandRun) throws -> ReviewReport {
    try JSONDecoder().decode(ReviewReport.self, from: Data(run.output.utf8))
  }

  // MARK: Without a terminal

  @Test func `Without a terminal it lists what is pending and the commands that decide`() throws {
    let review = try run("review")
    #expect(review.status == 1)
    #expect(review.output.contains("Greeting\n  there is no golden yet\nSmall box\n"))
    #expect(review.output.contains("10 pt narrower (width 130 → 120)"))
    #expect(review.output.hasSuffix("2 goldens pending\n"))
    #expect(review.errors.contains("review --accept\n") && review.errors.contains("review --reject\n"))
    #expect(try report(try run("review", "--json")).pending.map(\.preview) == ["Greeting", "Small box"])
  }

  @Test func `Those that are named are accepted or rejected, and the others wait`() throws {
    let accept = try run("review", "Small box", "--accept")
    #expect(accept.status == 0)
    #expect(accept.output == "wrote \(Self.box)\n1 accepted, 0 rejected, 1 pending\n")
    #expect(try run("test", "Small box").status == 0)
    #expect(!folder.exists(".preview/failures/Troubled/small-box"))
    #expect(try run("review", "--reject").output == "0 accepted, 1 rejected, 0 pending\n")
    #expect(!folder.exists("goldens/Troubled/greeting"))
    #expect(try run("review").status == 0)
    #expect(try run("review", "--accept", "--reject").status == 2)
    #expect(try run("review", "No such").status == 2)
  }

  @Test func `Accepting a missing golden adds its fonts to the environment`() throws {
    #expect(!(try folder.text("goldens/Troubled/environment.json").contains("Inter")))
    #expect(try run("review", "Greeting", "--accept").status == 0)
    #expect(try folder.text("goldens/Troubled/environment.json").contains("Inter"))
    #expect(try run("test", "Greeting").status == 0)
  }

  @Test func `Under CI nothing is accepted`() throws {
    let before = folder.files
    let review = try run("review", "--accept", environment: ["CI": "true"])
    #expect(review.status == 2)
    #expect(review.errors.contains("is not written when CI=true"))
    #expect(try folder.text(Self.box).contains("130"))
    #expect(folder.files == before)
  }

  // MARK: Decisions from a report

  private func decide(_ decisions: [ReviewDecisions.Decision]) throws {
    let data = try JSONEncoder().encode(ReviewDecisions(decisions))
    try folder.write(String(decoding: data, as: UTF8.self), to: "accept.json")
  }

  private func digests() throws -> [String: String] {
    let report = try JSONReport.read(Array(try run("test", "--json").output.utf8), name: "output")
    return Dictionary(
      uniqueKeysWithValues: report.catalogs[0].variants.compactMap { entry in
        entry.digest.map { (entry.preview, $0) }
      })
  }

  @Test func `Decisions of a report are done, also where nothing is pending here`() throws {
    let digests = try digests()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".preview"))
    try decide([
      .init(
        catalog: "Troubled", preview: "Small box", variant: "default", verdict: .accept, digest: digests["Small box"]),
      .init(catalog: "Troubled", preview: "Greeting", variant: "default", verdict: .accept),
      .init(catalog: "Troubled", preview: "Plain", variant: "default", verdict: .reject),
      .init(catalog: "Elsewhere", preview: "X", variant: "default", verdict: .accept),
    ])
    let review = try run("review", "--from", "accept.json", "--json")
    #expect(review.status == 0, "\(review.errors)")
    #expect(try report(review).accepted.map(\.preview) == ["Small box", "Greeting"])
    #expect(review.errors.contains("also decides about goldens of Elsewhere"))
    #expect(try run("test", "Small box", "Greeting", "Plain").status == 0)
  }

  @Test func `What is not what was looked at is not accepted`() throws {
    try decide([
      .init(catalog: "Troubled", preview: "Small box", variant: "default", verdict: .accept, digest: "0123-4567")
    ])
    let review = try run("review", "--from", "accept.json")
    #expect(review.status == 1)
    #expect(review.errors.contains("Small box: its layout is not the one that was reviewed"))
    #expect(try folder.text(Self.box).contains("130"))
  }

  @Test(arguments: [
    ("nowhere.json", "", "nowhere.json cannot be read"), ("a.json", "[]", "a.json is not a file of review decisions"),
    ("a.json", #"{"schema":"layout-preview/accept/9"}"#, "a.json has the schema 'layout-preview/accept/9'"),
    (
      "a.json", #"{"schema":"layout-preview/accept/1","decisions":[{"preview":"Plain"}]}"#,
      "a.json is malformed"
    ),
    (
      "a.json",
      #"{"schema":"layout-preview/accept/1","decisions":[{"catalog":"Troubled","preview":"../../x","variant":"default","verdict":"accept"}]}"#,
      "no preview of Troubled matches '../../x'"
    ),
    (
      "a.json",
      #"{"schema":"layout-preview/accept/1","decisions":[{"catalog":"Troubled","preview":"Plain","variant":"../x","verdict":"accept"}]}"#,
      "../x"
    ),
    (
      "a.json",
      #"{"schema":"layout-preview/accept/1","decisions":[{"catalog":"T","preview":"P","variant":"default","verdict":"accept"},{"catalog":"T","preview":"P","variant":"default","verdict":"reject"}]}"#,
      "a.json has contradictory decisions about P"
    ),
  ])
  func `Files that are no decisions are refused`(name: String, text: String, message: String) throws {
    if !text.isEmpty { try folder.write(text, to: name) }
    let review = try run("review", "--from", name)
    #expect(review.status == 2)
    #expect(review.errors.contains(message), "\(review.errors)")
    #expect(try folder.text(Self.box).contains("130"))
  }

  // MARK: On a terminal

  @Test func `On a terminal keys walk, decide, undo, and the end does it`() throws {
    let terminal = try PseudoTerminal()
    let review = try terminal.run("Troubled", ["review"], in: folder)
    #expect(try terminal.wait(for: "quit without saving").contains("[1/2] Greeting"))
    terminal.type("n")
    #expect(try terminal.wait(for: "quit without saving").contains("10 pt narrower"))
    terminal.type("a")
    try terminal.wait(for: "[1/2] Greeting")
    terminal.type("r")
    try terminal.wait(for: "End of the list: 1 to accept, 1 to reject, 0 to leave")
    terminal.type("u")
    try terminal.wait(for: "[1/2] Greeting")
    terminal.type("s")
    try terminal.wait(for: "End of the list: 1 to accept, 0 to reject, 1 to leave")
    #expect(try folder.text(Self.box).contains("130"))
    terminal.type("q")
    try terminal.wait(for: "1 accepted, 0 rejected, 1 pending")
    review.waitUntilExit()
    #expect(review.terminationStatus == 1)
    #expect(!(try folder.text(Self.box).contains("130")))
    #expect(folder.exists(".preview/pending/Troubled/greeting/default.png"))
    #expect(terminal.isAsShellsExpect)
  }

  @Test(arguments: ["Ax", "A\u{3}"])
  func `Leaving on a terminal writes nothing`(keys: String) throws {
    let before = folder.files
    let terminal = try PseudoTerminal()
    let review = try terminal.run("Troubled", ["review"], in: folder)
    try terminal.wait(for: "quit without saving")
    terminal.type(keys)
    try terminal.wait(for: "nothing was written")
    review.waitUntilExit()
    #expect(try folder.text(Self.box).contains("130"))
    #expect(folder.files == before)
    #expect(terminal.isAsShellsExpect)
  }

  @Test func `A terminal that can shows the picture, and opening uses the desktop's program`() throws {
    try folder.write("#!/bin/sh\necho \"$1\" > opened\n", to: "bin/xdg-open")
    chmod(folder.url.appendingPathComponent("bin/xdg-open").path, 0o755)
    let terminal = try PseudoTerminal()
    let path = folder.url.appendingPathComponent("bin").path
    let review = try terminal.run(
      "Troubled", ["review", "Small box"], in: folder,
      environment: ["TERM": "xterm-kitty", "PATH": "\(path):/usr/bin:/bin"])
    #expect(try terminal.wait(for: "quit without saving").contains("\u{1B}_Ga=T,f=100"))
    terminal.type("o")
    try terminal.wait(for: "opened ")
    terminal.type("x")
    try terminal.wait(for: "nothing was written")
    review.waitUntilExit()
    for _ in 0..<100 where !folder.exists("opened") { usleep(50000) }
    #expect(try folder.text("opened").hasSuffix(".png\n"))
  }
}
