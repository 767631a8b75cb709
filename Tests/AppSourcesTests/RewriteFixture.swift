import Foundation
import SyntaxDriver

@testable import LPAppSources

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
    try SyntaxDriver.answers("app", requests).map { try JSONDecoder().decode(SourceScan.self, from: $0) }
  }
}
