import LPAppSources
import Foundation
import LPJSONRPC
import LPSupport

/// An app's sources on the disk. They are parsed when what is in them is asked for.
struct AppFolder {
  private(set) var sources: [AppSource]
  private let parser: SourceParser

  /// The mistakes in the files that were parsed and are left out, by path.
  var problems: [(path: String, problem: SourceScan.Problem)] { parser.problems }

  /// - Parameter files: paths of Swift files.
  /// - Throws: `CommandFailure` where the program that parses is missing.
  init(reading files: [String]) throws {
    let program = try SyntaxProgram()
    let parser = SourceParser(program.serving("app"), ScanCache(program.identity))
    self.parser = parser
    sources = files.map { path in
      let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
      return AppSource(path: path, bytes: bytes) { parser.scan(path, bytes) }
    }
  }

  /// The same sources, for one user whose questions are noted.
  ///
  /// - Parameter note: is given the position of each source that is asked what is in it.
  func noting(_ note: @escaping @Sendable (Int) -> Void) -> AppFolder {
    var folder = self
    folder.sources = sources.enumerated().map { index, source in
      AppSource(path: source.path, bytes: source.bytes) {
        note(index)
        return source.scan
      }
    }
    return folder
  }

  /// Parses all sources.
  ///
  /// - Parameter progress: takes the number of sources that are parsed.
  /// - Returns: those without mistakes.
  func parsed(_ progress: (Int) -> Void = { _ in }) -> [AppSource] {
    for (index, source) in sources.enumerated() {
      progress(index)
      _ = source.scan
    }
    let wrong = Set(problems.map(\.path))
    return sources.filter { !wrong.contains($0.path) }
  }

  /// The positions of all sources without mistakes.
  var readable: [Int] {
    let known = Set(parsed().map(\.path))
    return sources.indices.filter { known.contains(sources[$0].path) }
  }

  /// - Parameters:
  ///   - text: the source, where it is not that of the file.
  ///   - listsParts: whether the parts that can be left out are listed.
  static func scan(
    _ path: String, text: [UInt8]? = nil, listsParts: Bool = false, _ program: LineProcess
  ) -> SourceScan {
    var scan = SourceScan(file: path)
    do {
      var members: [String: JSONValue] = ["file": .string(path), "listsParts": .bool(listsParts)]
      if let text { members["source"] = .string(String(decoding: text, as: UTF8.self)) }
      let request = JSONValue.object(members)
      scan = try JSONText.decode(SourceScan.self, from: program.ask(request.data))
    } catch {
      let reason = (error as? CommandFailure)?.problem ?? "\(error)"
      scan.errors = [.init(message: "it cannot be parsed: \(reason)")]
    }
    return scan
  }

  // MARK: Finding

  /// Returns the Swift files that operands name, or that are below the folders among them, as absolute paths.
  static func files(_ operands: [String]) -> [String] {
    let paths = operands.flatMap { operand in
      operand.hasSuffix(".swift") ? [operand] : DocumentFolder.files(below: operand, where: isSource)
    }
    var seen: Set<String> = []
    return paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }.filter { seen.insert($0).inserted }
  }

  /// Manifests of packages, and `main.swift`, the only source with statements at file level, are not among a module's.
  private static func isSource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") && !["Package.swift", "main.swift"].contains(name)
  }

  /// Returns whether an operand is an app's sources: with a view to show in them, or with `#Preview` blocks.
  static func isApp(_ operand: String, hasViews: Bool) -> Bool {
    let isFile = operand.hasSuffix(".swift")
    guard isFile || DocumentFolder.isFolder(operand) else { return false }
    return hasViews || files([operand]).contains { hasBlock($0, orCatalog: isFile) }
  }

  private static func hasBlock(_ path: String, orCatalog isFile: Bool) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("#Preview") else { return false }
    return !(isFile && CatalogSource.isCatalog(text)) && text.contains(/(^|\n)#Preview\b/)
  }
}

/// What parses an app's sources, one after the other, and remembers the mistakes in them.
private final class SourceParser: Sendable {
  private let program: LineProcess
  private let found = Locked<[(path: String, problem: SourceScan.Problem)]>([])

  private let cache: ScanCache?

  init(_ program: LineProcess, _ cache: ScanCache?) { (self.program, self.cache) = (program, cache) }

  deinit { program.end() }

  var problems: [(path: String, problem: SourceScan.Problem)] {
    found.withLock { $0 }.enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }
      .map(\.element)
  }

  /// What is in a file; nothing where there are mistakes in it.
  func scan(_ path: String, _ bytes: [UInt8]) -> SourceScan {
    let scan = cache?.scan(of: path, bytes) { AppFolder.scan(path, program) } ?? AppFolder.scan(path, program)
    guard !scan.errors.isEmpty else { return scan }
    found.withLock { $0 += scan.errors.map { (path, $0) } }
    return SourceScan(file: path)
  }
}
