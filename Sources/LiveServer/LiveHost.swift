package import Foundation

/// The catalogs, for the page's server: a state, and answers to questions about it.
package protocol LiveHost: Sendable {
  /// The state that the page shows besides layouts, as one line of JSON.
  var state: Data { get }
  /// The page's HTML.
  var page: Data { get }
  /// Returns the answer to a question of the page; `nil` if there is no such question.
  func answer(_ question: String, _ body: Data) -> Data?
}
