package import Foundation
package import LPJSONRPC

/// The host that finds, builds and asks catalogs for the server.
package protocol EditorHost: Sendable {
  /// Starts to follow the catalogs of a folder, once.
  ///
  /// - Parameters:
  ///   - folder: the editor's folder; `nil` for the current one.
  ///   - changed: is called in another thread when `state` has changed.
  /// - Throws: `CommandFailure` if the folder cannot be entered.
  func start(_ folder: String?, changed: @escaping @Sendable () -> Void) throws

  var state: EditorState { get }

  /// Returns what a loaded catalog answers.
  func ask(_ catalog: Int, _ question: JSONValue) -> Data

  /// Carries a verb out on one preview.
  ///
  /// - Returns: the report, and the files that were written, by absolute path.
  func run(_ verb: String, preview: String, of catalog: Int) throws -> (report: JSONValue, files: [String])

  /// Returns the address of the live page, which is served from now on.
  func livePage() throws -> String

  /// Ends all that was started.
  func end()
}
