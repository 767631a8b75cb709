import Foundation
import LPInterfaceBuilder
package import LPArguments
import LPCatalogs
package import LPSupport
import LPSnapshots

/// The verb `import`: writes an Interface Builder document as a catalog in Swift.
package struct ImportCommand {
  private let command: ParsedCommand
  private let console: Console

  package init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// - Throws: `CommandFailure` if the document cannot be read, or if the file exists already.
  package func run() throws -> ExitStatus {
    guard let path = command.operands.first, command.operands.count == 1 else {
      throw CommandFailure("import takes one document", remedy: "Run 'preview import --help'.")
    }
    let name = command[Options.typeName]
    let imported = try MainActor.assumeIsolated { try Self.imported(path, name: name) }
    let target = command[Options.out] ?? "\(imported.typeName).swift"
    if target == "-" {
      console.printRaw(imported.source)
    } else {
      try write(imported.source, to: target)
      console.print("\(SourcePath.shown(path)) is now \(target)")
      console.note("next: preview render \(ShellWord.quoted(target))")
    }
    for remark in imported.remarks { console.remark("\(SourcePath.shown(path)): \(remark)") }
    return .success
  }

  @MainActor
  private static func imported(_ path: String, name: String?) throws -> ImportedCatalog {
    let document = try DocumentCatalog.read(path)
    let catalog = try DocumentCatalog.catalog(path: path)
    let file = DocumentFile(url: URL(fileURLWithPath: path).standardizedFileURL)
    let images = try CatalogResources(folder: nil, catalog: catalog.description).images(scale: 2)
    let headings = try DocumentCatalog.scenes(of: document, file).map { try $0.heading(images) }
    return ImportedCatalog(document, typeName: name ?? file.table, headings: headings)
  }

  private func write(_ source: String, to target: String) throws {
    let advice = "Name another file with --out, or replace it with --force."
    if !command[Options.force], FileManager.default.fileExists(atPath: target) {
      throw CommandFailure("\(target) already exists", remedy: advice)
    }
    do {
      try AtomicFile().replace(URL(fileURLWithPath: target).path, by: Array(source.utf8))
    } catch {
      throw CommandFailure("\(target) cannot be written: \(error.reason)", remedy: advice)
    }
  }
}
