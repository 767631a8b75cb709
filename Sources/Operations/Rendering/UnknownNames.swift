import Foundation
import LPSupport
import LPSourceNames

/// Explains that names of views are unknown, and that all results would therefore contain other names.
struct UnknownNames: ExplainedError {
  /// The path of the source as the compiler received it.
  let source: String

  var problem: String {
    let table = SourceNames.defaultTablePath
    let reason =
      access(table, F_OK) == 0 ? "\(table) was made for another build" : "there is no \(table)"
    return "the names of views are unknown: \(source) is not on this machine, and \(reason)"
  }

  var remedy: String {
    "Run 'preview names' where the catalog is built, and copy the file that it writes beside the executable, or name "
      + "it with --names."
  }
}

extension NamesFileError: ExplainedError {
  package var remedy: String { "Run 'preview names' where the catalog is built, and copy the file that it writes." }
}
