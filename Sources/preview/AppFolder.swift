import LPAppSources
import Foundation
import LPJSONRPC
import LPSupport

/// An app's sources on the disk.
struct AppFolder {
  let sources: [AppSource]
  /// The mistakes in the files that are left out, by path.
  let problems: [(path: String, problem: SourceScan.Problem)]

  /// - Parameters:
  ///   - files: paths of Swift files.
  ///   - progress: takes the number of files that are read.
  /// - Throws: `CommandFailure` where the program that parses is missing.
  init(reading files: [String], _ progress: (Int) -> Void = { _ in }) throws {
    let program = try SyntaxProgram().serving("app")
    defer { program.end() }
    var sources: [AppSource] = []
    var problems: [(path: String, problem: SourceScan.Problem)] = []
    for (index, path) in files.enumerated() {
      progress(index)
      let scan = Self.scan(path, program)
      if scan.errors.isEmpty {
        sources.append(
          AppSource(path: path, bytes: Array(FileManager.default.contents(atPath: path) ?? Data()), scan: scan))
      }
      problems += scan.errors.map { (path, $0) }
    }
    (self.sources, self.problems) = (sources, problems)
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
