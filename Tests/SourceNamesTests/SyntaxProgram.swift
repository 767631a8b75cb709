import Foundation
import SyntaxDriver
import Testing

@testable import LPSourceNames

/// The built `preview-syntax`.
struct SyntaxProgram {
  struct Answer: Decodable {
    struct Site: Decodable, Hashable {
      let line: Int
      let column: Int
      let name: String?
    }

    struct Problem: Decodable {
      let line: Int?
      let column: Int?
      let message: String
    }

    let file: String
    let names: [Site]
    let errors: [Problem]
  }

  static let package = SyntaxDriver.package

  /// - Parameter requests: a line of JSON each.
  static func answers(_ requests: [String]) throws -> [Answer] {
    try SyntaxDriver.answers("names", requests).map { try JSONDecoder().decode(Answer.self, from: $0) }
  }

  static func request(_ source: String) throws -> String {
    let object: [String: Any] = ["file": "A.swift", "source": source, "listsAll": true]
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }
}
