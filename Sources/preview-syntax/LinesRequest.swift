import Foundation
import LPSupport

/// A source, equations for `constraints` closures in it, and modifiers for calls in it.
struct LinesRequest: Decodable {
  /// Lines for the `constraints` closure of a call.
  struct Insertion: Decodable {
    /// Where the call's parenthesis is, or the brace of its closure.
    let line: Int
    /// In bytes, from 1.
    let column: Int
    /// The lines, in which U+0001 stands for the closure's parameter.
    let lines: [String]
    /// The variables that the lines mention.
    let variables: [String]
  }

  /// A modifier for the value that a call makes.
  struct Modifier: Decodable {
    let line: Int
    let column: Int
    let text: String
  }

  let source: String
  let insertions: [Insertion]
  let modifiers: [Modifier]

  static func read(_ line: String) -> Result<LinesRequest, SourceError> {
    do {
      return .success(try JSONText.decode(LinesRequest.self, from: Data(line.utf8)))
    } catch {
      return .failure(
        SourceError(message: "malformed request: expected the keys 'source', 'insertions' and 'modifiers'"))
    }
  }
}
