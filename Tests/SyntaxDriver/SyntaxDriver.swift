package import Foundation
import ThreadTime

/// The built `preview-syntax`, for the tests of what reads its answers.
package enum SyntaxDriver {
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The program of the build that the tests are of; that of the debug build, for the fuzzer.
  static let program: URL = {
    #if DEBUG
      package.appendingPathComponent(".build/debug/preview-syntax")
    #else
      package.appendingPathComponent(".build/release/preview-syntax")
    #endif
  }()

  package struct Failure: Error {
    let status: Int32
  }

  /// Returns the lines that the program answers requests with.
  ///
  /// - Parameters:
  ///   - question: the program's subcommand.
  ///   - requests: a line of JSON each.
  /// - Throws: `Failure` if the program does not end with status 0.
  package static func answers(_ question: String, _ requests: [String]) throws -> [Data] {
    let process = Process()
    process.executableURL = program
    process.arguments = [question]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("syntax-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, because a pipe would fill up before the program has read all requests.
    let (input, output) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data((requests.joined(separator: "\n") + "\n").utf8).write(to: input)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.runWithinLimit()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
