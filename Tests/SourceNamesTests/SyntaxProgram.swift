import Foundation
import Testing

@testable import SourceNames

/// The built `preview-syntax`.
struct SyntaxProgram {
  struct Answer: Decodable {
    struct Site: Decodable, Hashable {
      let line: Int
      let column: Int
      let name: String?
    }

    struct Problem: Decodable {
      let line: Int?
      let column: Int?
      let message: String
    }

    let file: String
    let names: [Site]
    let errors: [Problem]
  }

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  /// - Parameter requests: a line of JSON each.
  static func answers(_ requests: [String]) throws -> [Answer] {
    let process = Process()
    #if DEBUG
      process.executableURL = package.appendingPathComponent(".build/debug/preview-syntax")
    #else
      process.executableURL = package.appendingPathComponent(".build/release/preview-syntax")
    #endif
    process.arguments = ["names"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("syntax-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data((requests.joined(separator: "\n") + "\n").utf8).write(to: input)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Answer.self, from: Data($0))
    }
  }

  static func request(_ source: String) throws -> String {
    let object: [String: Any] = ["file": "A.swift", "source": source, "listsAll": true]
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }
}
