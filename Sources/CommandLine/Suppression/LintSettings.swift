import LPCatalogs
package import LPChecks
import Foundation
import LPSupport
import LPOperations

/// The settings of `lint` in `preview.json`, in the folder in which the command runs.
package struct LintSettings {
  /// Rules that files do not follow.
  struct Exception: Decodable {
    /// A path as messages print it; `*` stands for any characters.
    let path: String
    let ignore: [LintRule]
  }

  private struct File: Decodable {
    struct Lint: Decodable {
      var rules: [LintRule]?
      var ignore: [LintRule]?
      var files: [Exception]?
      var baseline: String?
    }

    var lint: Lint?
  }

  /// The rules that apply; `nil` for all of them.
  private(set) var rules: Set<LintRule>?
  private(set) var ignored: Set<LintRule> = []
  private(set) var exceptions: [Exception] = []
  /// The path of the baseline; `nil` without one.
  private(set) var baseline: String?

  /// Reads the settings of the current folder; everything applies without a file.
  ///
  /// - Throws: `CommandFailure` for a file that is malformed or names unknown rules or keys.
  package init(contentsOf path: String = "preview.json") throws {
    guard let data = try SettingsFile.read(path) else { return }
    let remedy = "Compare it with docs/lint.md, \"Leave findings out\"."
    do {
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      let lint = object["lint"] as? [String: Any] ?? [:]
      let known = [object.keys.filter { !["lint", "app"].contains($0) }, lint.keys.filter { !Self.keys.contains($0) }]
        .flatMap { $0 }
      if let unknown = known.min() {
        throw CommandFailure("\(path) has the unknown key '\(unknown)'", remedy: remedy)
      }
      let file = try JSONText.decode(File.self, from: data).lint
      (rules, ignored) = (file?.rules.map(Set.init), Set(file?.ignore ?? []))
      (exceptions, baseline) = (file?.files ?? [], file?.baseline)
    } catch let failure as CommandFailure {
      throw failure
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw CommandFailure("\(path): \(place) has the name of a rule that does not exist", remedy: remedy)
    } catch {
      throw CommandFailure("\(path) is malformed", remedy: remedy)
    }
  }

  private static let keys = ["rules", "ignore", "files", "baseline"]

  package func ignores(_ rule: LintRule, in file: String?) -> Bool {
    if ignored.contains(rule) || rules?.contains(rule) == false { return true }
    guard let file else { return false }
    return exceptions.contains { $0.ignore.contains(rule) && NamePattern($0.path).matches(file) }
  }
}
