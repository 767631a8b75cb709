package import Foundation

/// How a command ended.
package struct CommandOutcome: Sendable {
  /// The status that shells report.
  package let status: Int32
  package let output: Data
  package let errors: String

  package init(status: Int32, output: Data, errors: String) {
    (self.status, self.output, self.errors) = (status, output, errors)
  }
}
