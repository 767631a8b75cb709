import Foundation
import LPSupport

/// The settings for an app's sources in `preview.json`, in the folder in which the command runs.
struct AppSettings {
  /// The Swift files to compile, and folders of such; `nil` where those that a view needs are looked for.
  let sources: [String]?
  /// The version of the language.
  let swift: String

  private static let versions = ["4", "4.2", "5", "6"]

  /// - Throws: `CommandFailure` for a file that is malformed, or names what does not exist.
  init(contentsOf path: String = "preview.json") throws {
    let remedy = "Compare it with docs/uikit.md, \"App sources\"."
    var app: [String: Any] = [:]
    if let data = try SettingsFile.read(path) {
      guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw CommandFailure("\(path) is malformed", remedy: remedy)
      }
      guard let given = (object["app"] ?? [String: Any]()) as? [String: Any] else {
        throw CommandFailure("\(path): app is not an object", remedy: remedy)
      }
      app = given
    }
    if let unknown = app.keys.filter({ !["sources", "swift"].contains($0) }).min() {
      throw CommandFailure("\(path) has the unknown key '\(unknown)' in 'app'", remedy: remedy)
    }
    swift = try Self.swift(app, path, remedy)
    guard let given = app["sources"] else {
      sources = nil
      return
    }
    guard let sources = given as? [String], !sources.isEmpty else {
      throw CommandFailure("\(path): app.sources is not a list of paths", remedy: remedy)
    }
    for source in sources where !FileManager.default.fileExists(atPath: source) {
      throw CommandFailure("\(path): app.sources names \(source), which does not exist", remedy: remedy)
    }
    self.sources = sources
  }

  private static func swift(_ app: [String: Any], _ path: String, _ remedy: String) throws -> String {
    guard let given = app["swift"] else { return "5" }
    guard let version = given as? String, versions.contains(version) else {
      throw CommandFailure(
        "\(path): app.swift is not a version of Swift; choose from \(versions.joined(separator: ", "))",
        remedy: remedy)
    }
    return version
  }
}
