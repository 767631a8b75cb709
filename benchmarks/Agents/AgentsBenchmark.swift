import Foundation

/// `benchmarks agents [--runs N] [--calls N] [--json]`: how long `preview mcp` takes to answer tools about the gallery.
///
/// `cold_start_ms` is from the start of the server to its first picture; the others are medians of warm calls, one
/// after another, of all previews in turn.
@MainActor
enum AgentsBenchmark {
  private struct Report: Encodable {
    var render_ms: Double?
    var lint_ms: Double?
    var explain_ms: Double?
    var cold_start_ms: Double?
    var runs: Int
    /// The number of calls after which the growth of memory is read, with `--calls`.
    var calls: Int?
    var rss_growth_mb: Double?
  }

  static func run(_ arguments: [String]) throws {
    let words = Words(arguments)
    let runs = max(1, words.number("--runs") ?? 30)
    let tools = try GoldensTools()
    defer { tools.removeFolder() }
    var report = Report(runs: runs)
    let server: RPCProgram
    (server, report.cold_start_ms) = try timed { try start(tools) }
    defer { server.close() }
    let previews = try names(server)
    func median(_ tool: String, _ more: [String: Any]) throws -> Double? {
      var durations: [Double] = []
      for run in 0..<runs {
        durations.append(try timed { try call(server, tool, previews[run % previews.count], more) }.1)
      }
      return benchmarks.median(durations)
    }
    note("timing \(runs) calls of each tool")
    report.render_ms = try median("render", [:])
    report.lint_ms = try median("lint", [:])
    report.explain_ms = try median("explain", ["attributes": ["screen.width"]])
    if let calls = words.number("--calls") {
      note("calling \(calls) tools")
      for run in 0..<min(calls, 100) { try mixed(server, previews, run) }
      let before = server.residentMegabytes
      for run in 0..<calls { try mixed(server, previews, run) }
      (report.calls, report.rss_growth_mb) = (calls, server.residentMegabytes - before)
    }
    print(arguments.contains("--json") ? json(report) : text(report))
  }

  /// A server that has answered a first call.
  private static func start(_ tools: GoldensTools) throws -> RPCProgram {
    let server = try RPCProgram(
      .lines, tools.preview, ["mcp", "--package-path", tools.package, "--catalog", "Gallery", "-c", "release"],
      in: tools.package)
    let client: [String: Any] = ["name": "benchmarks", "version": "1"]
    _ = try server.ask(
      "initialize", ["protocolVersion": "2025-11-25", "capabilities": [String: Any](), "clientInfo": client])
    try server.tell("notifications/initialized")
    try call(server, "render", "Profile card", [:])
    return server
  }

  private static func names(_ server: RPCProgram) throws -> [String] {
    let result = try server.ask("tools/call", ["name": "list", "arguments": [String: Any]()])
    let report = result["structuredContent"] as? [String: Any]
    let catalogs = report?["catalogs"] as? [[String: Any]] ?? []
    let names = catalogs.flatMap { $0["previews"] as? [[String: Any]] ?? [] }.compactMap { $0["name"] as? String }
    guard !names.isEmpty else { throw TimedProcess.Failure(description: "the gallery has no previews") }
    return names
  }

  private static func call(_ server: RPCProgram, _ tool: String, _ preview: String, _ more: [String: Any]) throws {
    let arguments = more.merging(["preview": preview, "variant": ["default"]]) { $1 }
    let result = try server.ask("tools/call", ["name": tool, "arguments": arguments])
    guard result["isError"] as? Bool != true else {
      throw TimedProcess.Failure(description: "\(tool) of \(preview): \(result["content"] ?? "")")
    }
  }

  private static func mixed(_ server: RPCProgram, _ previews: [String], _ run: Int) throws {
    let preview = previews[run / 3 % previews.count]
    switch run % 3 {
    case 0: try call(server, "render", preview, [:])
    case 1: try call(server, "lint", preview, [:])
    default: try call(server, "explain", preview, ["attributes": ["screen.width"]])
    }
  }

  private static func timed<Value>(_ work: () throws -> Value) rethrows -> (Value, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try work()
    let duration = (clock.now - start).components
    return (value, Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15)
  }

  private static func json(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func text(_ report: Report) -> String {
    func ms(_ value: Double?) -> String { value.map { String(format: "%.0f ms", $0) } ?? "not measured" }
    let growth = report.rss_growth_mb.map { String(format: "\n%d calls: %.1f MB more memory", report.calls ?? 0, $0) }
    return """
      render \(ms(report.render_ms)), lint \(ms(report.lint_ms)), explain \(ms(report.explain_ms)) (medians of \
      \(report.runs)); \(ms(report.cold_start_ms)) from the start to the first picture\(growth ?? "")
      """
  }
}
