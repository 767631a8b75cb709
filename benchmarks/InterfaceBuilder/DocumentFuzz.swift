import LPLayoutModel
import Foundation
import LPInterfaceBuilder
import LPSupport

/// `benchmarks interface-builder fuzz FOLDER [--runs N] [--documents N] [--seed N] [--json]`: damages documents of a
/// folder, and reads, lays out and draws what is left of them, in a process of its own that may crash.
///
/// A run that ends the process, takes over two seconds or brings its memory over 500 MB is reported by its number;
/// `--from N --runs 1` repeats it.
struct DocumentFuzz {
  private static let slow = 2.0
  private static let hang: UInt32 = 30
  private static let memory = 500.0

  private struct Row: Encodable {
    var runs = 0
    var refused = 0
    var laid_out = 0
    var drawn = 0
    var crashes: [Int] = []
    var hangs: [Int] = []
    var slow: [Int] = []
    var slowest_ms = 0.0
    var peak_mb = 0.0
  }

  private let folder: String
  private let documents: Int
  private let seed: UInt64
  private let first: Int
  private let runs: Int

  @MainActor
  static func run(_ arguments: [String]) throws {
    func number(_ name: String, _ standard: Int) -> Int {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? Int(arguments[$0 + 1]) : nil } ?? standard
    }
    guard let folder = arguments.first, !folder.hasPrefix("-") else {
      print(
        "usage: benchmarks interface-builder fuzz FOLDER [--runs N] [--documents N] [--seed N] [--from N] [--json]")
      exit(2)
    }
    let fuzz = DocumentFuzz(
      folder: folder, documents: max(1, number("--documents", 10)), seed: UInt64(number("--seed", 8)),
      first: number("--from", 0), runs: number("--runs", 20_000))
    if arguments.contains("--worker") { return try fuzz.work() }
    let row = try fuzz.watch()
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(row), as: UTF8.self))
    } else {
      print(text(row))
    }
    exit(row.crashes.isEmpty && row.hangs.isEmpty && row.slow.isEmpty && row.peak_mb <= memory ? 0 : 1)
  }

  private static func text(_ row: Row) -> String {
    "\(row.runs) runs: \(row.refused) refused, \(row.laid_out) laid out, \(row.drawn) drawn; crashes \(row.crashes), "
      + "hangs \(row.hangs), over 2 s \(row.slow); slowest \(Int(row.slowest_ms)) ms, at most "
      + "\(Int(row.peak_mb)) MB"
  }

  // MARK: Watching

  /// A worker says what it begins and what came of it; after the last thing that a dead one said another goes on.
  private func watch() throws -> Row {
    var row = Row()
    var next = first
    while next < first + runs {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [
        "interface-builder", "fuzz", folder, "--worker", "--from", "\(next)", "--runs", "\(first + runs - next)",
        "--seed", "\(seed)", "--documents", "\(documents)",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let said = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let begun = note(String(decoding: said, as: UTF8.self), &row)
      if process.terminationReason == .exit, process.terminationStatus == 0 { break }
      guard let begun else { break }
      if process.terminationStatus == SIGALRM { row.hangs.append(begun) } else { row.crashes.append(begun) }
      next = begun + 1
    }
    row.runs = runs
    return row
  }

  /// The last run that was begun.
  private func note(_ said: String, _ row: inout Row) -> Int? {
    var begun: Int?
    for line in said.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let number = Int(words[1]) else { continue }
      switch words[0] {
      case "run": begun = number
      case "done" where words.count == 5:
        row.refused += words[2] == "refused" ? 1 : 0
        row.laid_out += words[2] == "refused" ? 0 : 1
        row.drawn += words[2] == "drawn" ? 1 : 0
        let time = Double(words[3]) ?? 0
        row.slowest_ms = max(row.slowest_ms, time)
        row.peak_mb = max(row.peak_mb, Double(words[4]) ?? 0)
        if time > Self.slow * 1000 { row.slow.append(number) }
      default: break
      }
    }
    return begun
  }

  // MARK: Working

  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  @MainActor
  private func work() throws {
    let seeds = try self.seeds()
    let picture = try DocumentPicture()
    for run in first..<first + runs {
      say("run \(run)")
      alarm(Self.hang)
      // Each run has numbers of its own, so that it can be repeated alone.
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(run))
      let data = DocumentMutation.mutated(seeds[run % seeds.count], &random)
      let start = ContinuousClock.now
      let outcome = layOut(data, run, picture)
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      alarm(0)
      say("done \(run) \(outcome) \(time) \(Self.peak())")
    }
  }

  @MainActor
  private func layOut(_ data: Data, _ run: Int, _ picture: DocumentPicture) -> String {
    guard let document = try? InterfaceBuilderDocument(data: data, path: "Damaged.storyboard") else { return "refused" }
    _ = DocumentTrace(document, asSaved: run % 3 != 0)
    guard run % 5 == 0 else { return "laid-out" }
    for scene in document.scenes { _ = try? picture.draw(scene, of: document, asSaved: run % 2 == 0, scale: 1) }
    return "drawn"
  }

  /// Spread over the folder, in the order of names.
  private func seeds() throws -> [Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    return try (0..<min(documents, names.count)).map { index in
      let name = names[index * names.count / min(documents, names.count)]
      return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }

  /// The most memory that this process ever had; MB.
  private static func peak() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes / 1024
  }
}
