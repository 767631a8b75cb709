import Foundation
import InterfaceBuilder

/// `benchmarks interface-builder FOLDER [--json]`: reads and lays out every document of a folder in one process.
@MainActor
enum InterfaceBuilderBenchmark {
  private struct Row: Encodable {
    var documents = 0
    var refused = 0
    var scenes = 0
    var views = 0
    var read_ms = 0.0
    var layout_ms = 0.0
    var slowest = ""
    var slowest_ms = 0.0
  }

  static func run(_ arguments: [String]) throws {
    if arguments.first == "agreement" { return try AgreementBenchmark.run(Array(arguments.dropFirst())) }
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") }) else {
      print("usage: benchmarks interface-builder FOLDER [--json]")
      exit(2)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var row = Row()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      measure(URL(fileURLWithPath: folder).appendingPathComponent(name), &row)
    }
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(row), as: UTF8.self))
      return
    }
    print(
      "\(row.documents) documents (\(row.refused) refused), \(row.scenes) scenes, \(row.views) views: "
        + "read in \(Int(row.read_ms)) ms, laid out in \(Int(row.layout_ms)) ms; "
        + "slowest \(row.slowest) with \(Int(row.slowest_ms)) ms")
  }

  private static func measure(_ url: URL, _ row: inout Row) {
    row.documents += 1
    let clock = ContinuousClock()
    let start = clock.now
    guard let document = try? InterfaceBuilderDocument(contentsOf: url) else {
      row.refused += 1
      return
    }
    let read = clock.now
    let trace = DocumentTrace(document, asSaved: true)
    let done = clock.now
    row.scenes += trace.scenes.count
    row.views += trace.scenes.map(\.views.count).reduce(0, +)
    row.read_ms += milliseconds(read - start)
    row.layout_ms += milliseconds(done - read)
    if milliseconds(done - start) > row.slowest_ms {
      row.slowest = url.lastPathComponent
      row.slowest_ms = milliseconds(done - start)
    }
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
