import LPCommandLine
import Foundation
import LPJSONRPC
import LPSupport
import LPProcesses

extension CatalogExecutable {
  /// Carries a verb out on one preview, and returns its report.
  ///
  /// - Throws: `CommandFailure` with what the verb says where it did not do its work.
  func report(_ verb: String, _ options: [String], preview: String) throws -> JSONValue {
    var environment = environment
    environment[CommandEnvironment.nameVariable] = "preview"
    environment[CommandEnvironment.packageVariable] = root
    let isAboutGoldens = verb == "test" || verb == "record"
    let place = isAboutGoldens ? root.map { ["--package-path=\($0)"] } ?? [] : []
    let end = try ChildProcess.run(
      [path, verb, "--json", "--quiet"] + options + place + ["--", preview], environment: environment, capture: .output)
    guard let report = try? JSONValue(Data(end.text.utf8)) else {
      throw CommandFailure("'preview \(verb)' ended with status \(end.status)", remedy: "Run it in a terminal.")
    }
    if let error = report["error"] {
      throw CommandFailure(
        error["problem"]?.string ?? "'preview \(verb)' failed",
        remedy: error["remedy"]?.string ?? "Run it in a terminal.")
    }
    return report
  }
}
