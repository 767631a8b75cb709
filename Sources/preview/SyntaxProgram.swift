import LPProcesses
import Foundation
import LPSupport
import LPOperations
import LPSourceNames

/// The program `preview-syntax` beside this tool, which parses Swift with the toolchain's parser.
struct SyntaxProgram {
  private let path: String

  private struct Request: Encodable {
    let file: String
  }

  private struct Answer: Decodable {
    struct Site: Decodable {
      let line: Int
      let column: Int
      let name: String
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

  /// - Throws: `CommandFailure` where it was not built.
  init() throws {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    path = tool.appendingPathComponent("preview-syntax").path
    guard access(path, X_OK) == 0 else {
      throw CommandFailure(
        "the program preview-syntax is not beside this tool (\(path))",
        remedy: "Run 'make' in a clone of LayoutPreview, and use its .build/release/preview.")
    }
  }

  /// A text that changes whenever the program is built again.
  var identity: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(attributes?[.size] ?? 0) \(date)"
  }

  /// The names that sources give to views, by path.
  ///
  /// - Throws: `CommandFailure` for a source that is not Swift, and where there is no toolchain.
  func names(in files: [String]) throws -> [String: [NamesFile.Site: String]] {
    let requests = try files.map { try JSONEncoder().encode(Request(file: $0)) }
    let folder = try TemporaryFolder("preview-syntax")
    defer { folder.remove() }
    try OutputFolder(path: folder.path).write(Array(requests.joined(separator: [UInt8(ascii: "\n")])), to: "requests")
    let end = try ChildProcess.run(
      [path, "names"], environment: environment, capture: .output, input: "\(folder.path)/requests")
    let lines = end.text.split(separator: "\n")
    if end.status > 128, lines.count < files.count {
      throw CommandFailure(
        "\(files[lines.count]) cannot be parsed: the parser was ended by signal \(end.status - 128), as by code or an "
          + "expression that nests thousands of levels deep",
        remedy: "Divide what nests so deeply, then run the command again.")
    }
    guard end.status == 0, lines.count == files.count else {
      throw CommandFailure(
        "\(path) ended with status \(end.status)",
        remedy: "It needs the Swift toolchain it was built with: install it so that 'swift --version' works, "
          + "then run the command again.")
    }
    var names: [String: [NamesFile.Site: String]] = [:]
    for line in lines {
      let answer = try JSONText.decode(Answer.self, from: Data(line.utf8))
      if let error = answer.errors.first { throw Self.failure(answer.file, error) }
      names[answer.file] = Dictionary(
        answer.names.map { (NamesFile.Site(line: $0.line, column: $0.column), $0.name) }
      ) { first, _ in first }
    }
    return names
  }

  /// Returns the program as a process that answers requests of a kind.
  func serving(_ kind: String) -> LineProcess { LineProcess([path, kind], environment: environment) }

  private static func failure(_ file: String, _ error: Answer.Problem) -> CommandFailure {
    let place = [file] + [error.line, error.column].compactMap { $0.map { "\($0)" } }
    return CommandFailure(
      "\(place.joined(separator: ":")): \(error.message)", remedy: "Fix the source, then run the command again.")
  }

  /// The libraries of the toolchain in PATH, which may be at another place than where the program was built.
  private var environment: [String: String] {
    guard let library = Self.toolchain() else { return [:] }
    return ["LD_LIBRARY_PATH": "\(library)/host:\(library)/linux"]
  }

  /// The folder of the modules and libraries of the toolchain in PATH.
  static func toolchain() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs: [String] = folders.map { "\($0)/swift" }
    return programs.first { access($0, X_OK) == 0 }.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../lib/swift").standardizedFileURL.path
    }
  }
}
