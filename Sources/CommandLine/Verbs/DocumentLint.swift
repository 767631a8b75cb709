package import LPOperations
import LPLocalization
import LPSupport
package import LPArguments
import LPCatalogs

/// Runs `lint` over Interface Builder documents in this process: they contain no code that could crash it, and starting
/// a process for each would take longer than their layouts.
@MainActor
package struct DocumentLint {
  private let command: ParsedCommand
  private let console: Console
  private let catalogs: [Catalog]
  private var status = ExitStatus.success

  /// Reads the documents. A document that cannot be read is reported and left out. So is a document without views,
  /// which is an error only if it was named.
  package init(_ sources: [DocumentSource], _ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
    var (catalogs, status): ([Catalog], ExitStatus) = ([], .success)
    for source in sources {
      do {
        let catalog = try DocumentCatalog.catalog(
          path: source.path, name: source.name,
          .init(
            asSaved: command[Options.asSaved], appliesRuntimeAttributes: !command[Options.withoutRuntimeAttributes],
            showsRunTime: command[Options.runTime]))
        try catalog.description.validate()
        catalogs.append(catalog)
      } catch let failure as EmptyDocument where !source.isNamed {
        console.remark("skipped: \(failure.problem)")
      } catch {
        console.fail(CommandFailure(error, next: "Run 'preview lint --help'."))
        status = .impossible
      }
    }
    self.catalogs = catalogs
    self.status = status
  }

  /// The names of all scenes, for matching patterns.
  package var previews: [String] { catalogs.flatMap { $0.previews.map(\.name) } }

  /// - Parameter patterns: the names of scenes; documents without any of them are left out.
  /// - Throws: errors in options or fonts, which concern the whole command.
  package func run(patterns: [String]) throws -> LintReport {
    var report = LintReport(status: status)
    var runner: OperationRunner?
    for (number, catalog) in catalogs.enumerated() {
      let names = catalog.previews.map(\.name)
      let matching = patterns.filter { names.contains(where: NamePattern($0).matches) }
      guard patterns.isEmpty || !matching.isEmpty else { continue }
      console.showProgress(done: number, of: catalogs.count, "Linting \(catalog.name)")
      let own = ParsedCommand(verb: command.verb, operands: matching, options: command.options)
      let context = CommandContext(
        catalog: catalog.description, loader: CatalogLoader(catalog), command: own, name: "preview", console: console,
        isInProcess: true)
      do {
        // All documents use the same folders of fonts, those of the command line.
        let (entry, found) = try LintCommand(context).look(sharing: &runner)
        report.catalogs.append(entry)
        report.status = max(report.status, found)
      } catch let error as CatalogError {
        console.fail(CommandFailure(error, next: "Run 'preview lint --help'."))
        report.status = .impossible
      }
    }
    console.clearProgress()
    return report
  }
}

/// A document that is looked at as a catalog.
package struct DocumentSource: Sendable {
  package let path: String
  /// The catalog's name.
  package let name: String
  /// Named itself, and not found in a folder.
  let isNamed: Bool

  package init(path: String, name: String, isNamed: Bool) {
    self.path = path
    self.name = name
    self.isNamed = isNamed
  }
}
