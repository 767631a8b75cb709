import Foundation
import LPSupport

/// Two states of a source, or a state and values to write into it.
struct LiteralsRequest: Decodable {
  struct Edit: Decodable {
    let kind: String
    let line: Int
    let column: Int?
    let old: String
    let new: String
  }

  let old: String
  /// The newer state; `nil` if `edits` make one.
  let new: String?
  let edits: [Edit]?
  /// Code that is written beside the edits, and that has to be equations.
  let equations: [String]?

  static func read(_ line: String) -> Result<LiteralsRequest, SourceError> {
    do {
      return .success(try JSONText.decode(LiteralsRequest.self, from: Data(line.utf8)))
    } catch {
      return .failure(SourceError(message: "malformed request: expected the keys 'old', and 'new' or 'edits'"))
    }
  }
}
