import Foundation

/// A manifest as `swift package dump-package` prints it; the parts that say where sources are.
package struct PackageDump: Decodable, Sendable {
  package struct Target: Decodable, Sendable {
    package struct Resource: Decodable, Sendable {
      package let path: String
      /// `copy`, `process` or `embed`.
      package let rule: String

      package init(path: String, rule: String) { (self.path, self.rule) = (path, rule) }

      private enum CodingKeys: String, CodingKey { case path, rule }

      package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        path = try values.decode(String.self, forKey: .path)
        let rules = try values.decode([String: Ignored].self, forKey: .rule)
        rule = rules.keys.min() ?? "process"
      }
    }

    /// A value that nobody reads.
    private struct Ignored: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    package let name: String
    /// `regular`, `test`, `executable` and others.
    package let type: String
    package var path: String?
    package var sources: [String]?
    package var exclude: [String] = []
    package var resources: [Resource] = []

    /// The folder of the target, relative to the package's.
    package var folder: String { path ?? (type == "test" ? "Tests" : "Sources") + "/\(name)" }
  }

  package let name: String
  package let targets: [Target]

  /// - Parameter text: what the command prints; warnings may precede it.
  /// - Returns: `nil` for text that is no description of a package.
  package init?(_ text: String) {
    guard let start = text.firstIndex(of: "{"),
      let dump = try? JSONDecoder().decode(PackageDump.self, from: Data(text[start...].utf8))
    else { return nil }
    self = dump
  }
}
