import Foundation
import Testing

/// What `watch`, `mcp` and `lsp` kept to themselves.
@Suite struct ServerTroubleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(LivePageTests.card, to: "Card.swift")
  }

  @Test func `without preview-syntax changed values were not shown at once, without a word`() throws {
    let program = folder.scratch.appendingPathComponent("preview")
    try FileManager.default.copyItem(at: CommandRun.buildFolder.appendingPathComponent("preview"), to: program)
    let served = try ServedPage(["Card.swift"], in: folder, program: program)
    defer { served.end() }
    #expect(served.output.contains("note: changed values are shown once they are compiled, and not at once: "))
    #expect(served.output.contains("preview-syntax is not beside this tool"))
  }

  @Test func `a catalog that answers with something else was an empty page`() throws {
    #expect(try CommandRun("preview", ["list", "Card.swift"], in: folder).status == 0)
    let program = try #require(folder.files.first { $0.hasPrefix(".cache/preview/") && $0.hasSuffix("/catalog") })
    try folder.write("#!/bin/sh\nwhile read line; do echo garbage; done\n", to: program)
    chmod(folder.url.appendingPathComponent(program).path, 0o700)
    let served = try ServedPage(["Card.swift"], in: folder)
    defer { served.end() }
    #expect(served.output.contains("answers 'garbage' and not what a catalog does"), "\(served.output)")
  }

  @Test(arguments: ["mcp", "lsp"])
  func `a server went on for a client that cannot be written to`(verb: String) throws {
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","#
      + #""processId":null,"rootUri":null,"capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
    let framed = verb == "lsp" ? "Content-Length: \(request.utf8.count)\r\n\r\n\(request)" : request + "\n"
    try folder.write(framed, to: "requests")
    let run = try CommandRun("preview", [verb], in: folder, throughShell: "exec <requests >/dev/full")
    #expect(run.status == 2)
    #expect(run.errors.contains("'preview \(verb)' ends, because its client cannot be written to: No space left"))
  }
}
