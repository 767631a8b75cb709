import LPCommandLine
import LPSupport
import Foundation
import LPSnapshots
import LPSourceNames

/// `names`: writes the file of names beside each catalog's executable, for machines that do not have its sources.
struct NamesRun {
  private let executables: [CatalogExecutable]
  private let console: Console

  init(_ executables: [CatalogExecutable], _ console: Console) {
    (self.executables, self.console) = (executables, console)
  }

  private struct Report: Encodable {
    struct Catalog: Encodable {
      let name: String
      let file: String
      let sources: Int
      let names: Int
    }

    let schema = "layout-preview/names/1"
    let status = ExitStatus.success
    var catalogs: [Catalog] = []
  }

  func run() throws -> ExitStatus {
    let program = try SyntaxProgram()
    var report = Report()
    for executable in executables {
      let table = try table(of: executable.path, program)
      let file = NamesFile.path(for: executable.path)
      do {
        try AtomicFile().replace(URL(fileURLWithPath: file).path, by: Array(table.text.utf8))
      } catch {
        throw CommandFailure(
          "\(file) cannot be written: \(error.reason)", remedy: "Fix the problem above, then run the command again.")
      }
      let count = table.sources.values.reduce(0) { $0 + $1.names.count }
      report.catalogs.append(.init(name: executable.name, file: file, sources: table.sources.count, names: count))
      console.print("wrote \(file): \(count.grouped) names from \(table.sources.count.counted("source"))")
    }
    console.printJSON(report)
    return .success
  }

  private func table(of executable: String, _ program: SyntaxProgram) throws -> NamesFile {
    guard let identity = NamesFile.program(at: executable),
      let strings = LinkedFile.strings(endingWith: ".swift", in: executable)
    else {
      throw CommandFailure(
        "\(executable) is not an executable that can be read", remedy: "Check the path, then run the command again.")
    }
    // The compiler puts the path of each call into the program; others are texts.
    let paths = strings.filter { FileManager.default.fileExists(atPath: $0) && !$0.contains("\n") }
    if let changed = try paths.first(where: { try Self.date($0) > Self.date(executable) }) {
      throw CommandFailure(
        "\(changed) was changed after \(executable) was built", remedy: "Build it, then run the command again.")
    }
    let names = try program.names(in: paths)
    var sources: [String: NamesFile.Source] = [:]
    for (path, sites) in names {
      sources[path] = .init(digest: NamesFile.digest(ofFile: path) ?? "", names: sites)
    }
    return NamesFile(program: identity, sources: sources)
  }

  private static func date(_ path: String) throws -> Date {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date ?? .distantPast
  }
}
