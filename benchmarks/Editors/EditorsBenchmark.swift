import Foundation

/// `benchmarks editors [--saves N] [--json]`: how long `preview lsp` takes after a build to send a file's diagnostics, and
/// to answer a hover.
///
/// Milliseconds are the 95th percentile of as many saves as `--saves` says (30), each after the diagnostics of the one
/// before, of a single file with a conflict whose equation is written anew each time, so that the compiler runs.
@MainActor
enum EditorsBenchmark {
  private struct Report: Encodable {
    /// From the end of the build to the diagnostics.
    var diagnostics_ms: Double
    /// From the save to the diagnostics.
    var save_to_diagnostics_ms: Double
    var hover_ms: Double
    var saves: Int
  }

  static func run(_ arguments: [String]) throws {
    let saves = max(2, Words(arguments).number("--saves") ?? 30)
    let tools = try GoldensTools()
    defer { tools.removeFolder() }
    let folder = tools.path("editor")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/Card.swift"
    try card(width: 100).write(toFile: path, atomically: true, encoding: .utf8)
    let server = try start(tools, folder, path)
    defer { server.close() }
    let (hover, builds, total) = try durations(saves, server, path)
    let report = Report(
      diagnostics_ms: percentile95(builds), save_to_diagnostics_ms: percentile95(total), hover_ms: percentile95(hover),
      saves: saves)
    let encoder = JSONEncoder()
    encoder.outputFormatting = arguments.contains("--json") ? [.sortedKeys] : [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }

  /// A server that has sent the file's first diagnostics.
  private static func start(_ tools: GoldensTools, _ folder: String, _ path: String) throws -> RPCProgram {
    let server = try RPCProgram(.headers, tools.preview, ["lsp"], in: folder)
    let capabilities: [String: Any] = ["window": ["workDoneProgress": true]]
    try server.ask(
      "initialize", ["processId": NSNull(), "rootUri": "file://\(folder)", "capabilities": capabilities])
    try server.tell("initialized", [:])
    let document: [String: Any] = [
      "uri": "file://\(path)", "languageId": "swift", "version": 1, "text": card(width: 100),
    ]
    try server.tell("textDocument/didOpen", ["textDocument": document])
    _ = try diagnostics(server)
    return server
  }

  private static func durations(
    _ saves: Int, _ server: RPCProgram, _ path: String
  ) throws -> (hover: [Double], builds: [Double], total: [Double]) {
    var (hover, builds, total): ([Double], [Double], [Double]) = ([], [], [])
    for number in 1...saves {
      note("save \(number) of \(saves)")
      let start = try LiveBenchmark.save(card(width: 100 + number), to: path)
      let document: [String: Any] = ["uri": "file://\(path)", "version": number + 1]
      try server.tell(
        "textDocument/didChange",
        ["textDocument": document, "contentChanges": [["text": card(width: 100 + number)]]])
      try server.tell("textDocument/didSave", ["textDocument": document])
      _ = try server.next(during: "the build") {
        ($0["params"] as? [String: Any]).flatMap { $0["value"] as? [String: Any] }?["kind"] as? String == "end"
      }
      let built = Date().timeIntervalSince1970 * 1000
      _ = try diagnostics(server)
      let now = Date().timeIntervalSince1970 * 1000
      builds.append(now - built)
      total.append(now - start)
      try server.ask(
        "textDocument/hover", ["textDocument": document, "position": ["line": equation, "character": 14]])
      hover.append(Date().timeIntervalSince1970 * 1000 - now)
    }
    return (hover, builds, total)
  }

  private static func diagnostics(_ server: RPCProgram) throws -> [String: Any] {
    try server.next(during: "the diagnostics") { $0["method"] as? String == "textDocument/publishDiagnostics" }
  }

  /// The line of the equation that contradicts another one, from 0.
  private static let equation = 11

  private static func card(width: Int) -> String {
    """
    import LayoutPreview

    @main
    struct Card: PreviewCatalog {
      var previews: [Preview] {
        Preview("Profile card") {
          let name = Label("Ada")
          return Screen {
            name
          } constraints: { screen in
            name.width == 90
            name.width == \(width.isMultiple(of: 2) ? "max" : "min")(\(width), \(width))
            name.leading == screen.leading + 24
            name.top == screen.top + 40
          }
        }
      }
    }

    """
  }
}
