import LPArguments
import LPCommandLine
import Foundation
import LPSupport

/// The catalogs of a package, built again when a source has changed: what agents and the live page ask.
final class BuiltCatalogs: Sendable {
  private struct Built {
    let stamp: SourceStamp
    let catalogs: [CatalogExecutable]
  }

  /// SwiftPM's description of the package, which takes it longer than a build of one changed file.
  private struct Described {
    let stamp: SourceStamp
    let description: PackageBuild.Description
  }

  private let command: ParsedCommand
  private let state = Locked<(built: Built?, described: Described?)>((nil, nil))

  /// - Parameter command: the options that select the package, and the catalogs in it.
  init(_ command: ParsedCommand) { self.command = command }

  /// The options that select the catalogs, as they are typed.
  var options: [String] {
    command.options.filter { [Options.catalogs.row.name, Options.configuration.row.name].contains($0.name) }
      .map(\.text)
  }

  /// - Parameters:
  ///   - root: the package's folder.
  ///   - progress: takes a sentence on what is being done.
  /// - Throws: `CommandFailure` with the compiler's messages, each with its file, line and column.
  func catalogs(of root: String, _ progress: (String) -> Void) throws -> [CatalogExecutable] {
    try state.withLock { state in
      let stamp = SourceStamp(of: root)
      if let built = state.built, built.stamp == stamp { return built.catalogs }
      progress("Building the catalogs")
      let catalogs = try Self.noting { console in
        let order = try ToolOrder(command)
        let names = SourceStamp(ofNamesIn: root)
        if state.described?.stamp != names {
          state.described = Described(stamp: names, description: try PackageBuild(order, console).describe())
        }
        return try PackageBuild(order, console, known: state.described?.description).catalogs()
      }
      state.built = Built(stamp: stamp, catalogs: catalogs)
      return catalogs
    }
  }

  /// Returns what a build makes.
  ///
  /// - Throws: `CommandFailure` whose remedy begins with what the build said.
  static func noting<Value>(_ build: (Console) throws -> Value) throws -> Value {
    var notes = ""
    do {
      return try build(Console(isQuiet: true, takesNote: { notes += $0 }))
    } catch let failure as CommandFailure where !notes.isEmpty {
      throw CommandFailure(failure.problem, remedy: notes + failure.remedy)
    }
  }
}
