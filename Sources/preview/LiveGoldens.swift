import Foundation
import LPJSONRPC
import LPSupport

/// Compares what the live page shows with goldens, and records them, by the verbs of a catalog's executable.
struct LiveGoldens: Sendable {
  private let executable: CatalogExecutable
  /// Options that say where resources are.
  private let options: [String]

  init(_ executable: CatalogExecutable, options: [String]) { (self.executable, self.options) = (executable, options) }

  /// The folder that paths in reports are relative to.
  private var root: String { executable.root ?? FileManager.default.currentDirectoryPath }

  /// Returns the verdict about a variant, what changed as lines of text, and pictures as addresses.
  func compare(_ preview: String, _ variant: String) throws -> JSONValue {
    let report = try executable.report("test", options + ["--variant=\(variant)"], preview: preview)
    guard let entry = report["catalogs"]?.array?.first?["variants"]?.array?.first,
      let verdict = entry["verdict"]?.string
    else {
      throw CommandFailure("the comparison has no result", remedy: "Run 'preview test' to see why.")
    }
    let finding = entry["finding"]
    let files = finding?["files"]
    func picture(_ name: String) -> JSONValue { address(of: files?[name]?.string) }
    return [
      "verdict": .string(verdict), "lines": finding?["lines"] ?? .array([]), "expected": picture("expectedPicture"),
      "difference": picture("difference"), "moved": picture("moved"),
    ]
  }

  func record(_ preview: String, _ variant: String) throws -> JSONValue {
    _ = try executable.report("record", options + ["--variant=\(variant)"], preview: preview)
    return try compare(preview, variant)
  }

  private func address(of file: String?) -> JSONValue {
    guard let file, let data = FileManager.default.contents(atPath: "\(root)/\(file)") else { return .null }
    return .string("data:image/png;base64," + data.base64EncodedString())
  }
}
