import Foundation

@testable import AppSources

/// Sources that the built `preview-syntax` reads and the rewrite writes.
struct RewriteFixture {
  let sources: [AppSource]
  let rewritten: [RewrittenSource]

  /// - Parameter files: texts by path, in the order of paths.
  init(
    _ files: [String: String], _ purpose: SourceRewrite.Purpose = .copies,
    modules: Set<String> = ["UIKit", "Foundation"]
  ) throws {
    let paths = files.keys.sorted()
    let scans = try Self.scans(paths.map { (path: $0, text: files[$0] ?? "") })
    sources = zip(paths, scans).map { AppSource(path: $0, bytes: Array((files[$0] ?? "").utf8), scan: $1) }
    rewritten = SourceRewrite(sources, purpose, modules: modules).rewritten()
  }

  /// The text of one source after the rewrite.
  static func text(
    _ source: String, _ purpose: SourceRewrite.Purpose = .copies, modules: Set<String> = ["UIKit", "Foundation"]
  ) throws -> String {
    try RewriteFixture(["/app/Card.swift": source], purpose, modules: modules).text("/app/Card.swift")
  }

  func text(_ path: String) -> String {
    rewritten.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  func notes(_ path: String) -> [String] {
    rewritten.first { $0.path == path }?.notes.map { "\($0.line): \($0.message)" } ?? []
  }

  // MARK: The program

  static func scans(_ files: [(path: String, text: String)]) throws -> [SourceScan] {
    try answers(
      files.map { file in
        let request: [String: Any] = ["file": file.path, "source": file.text]
        return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
      })
  }

  /// - Parameter requests: a line of JSON each.
  static func answers(_ requests: [String]) throws -> [SourceScan] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let process = Process()
    #if DEBUG
      process.executableURL = package.appendingPathComponent(".build/debug/preview-syntax")
    #else
      process.executableURL = package.appendingPathComponent(".build/release/preview-syntax")
    #endif
    process.arguments = ["app"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data((requests.joined(separator: "\n") + "\n").utf8).write(to: input)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(SourceScan.self, from: Data($0))
    }
  }
}
