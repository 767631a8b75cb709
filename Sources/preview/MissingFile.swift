import Foundation
import LPSupport

/// A file that a command names and that is not there, with the file that was probably meant.
enum MissingFile {
  static func failure(_ path: String) -> CommandFailure {
    let next = guess(path).map { "Did you mean \($0)?" } ?? "Check the path, then run the command again."
    return CommandFailure("cannot find the file \(path)", remedy: next)
  }

  /// Returns the file beside a path whose name is nearest to it, of the same kind, as it would be typed.
  static func guess(_ path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
    let kind = url.pathExtension.lowercased()
    let known = names.filter { ($0 as NSString).pathExtension.lowercased() == kind }.sorted()
    guard let near = Suggestion.nearest(to: url.lastPathComponent, in: known) else { return nil }
    let prefix = (path as NSString).deletingLastPathComponent
    return prefix.isEmpty ? near : prefix.hasSuffix("/") ? prefix + near : "\(prefix)/\(near)"
  }

  /// Returns the advice for a word that no package explains: a Swift file without its ending, or a file of another kind.
  static func advice(for word: String) -> String? {
    let manager = FileManager.default
    if manager.fileExists(atPath: word) {
      return "\(word) is no Swift file, storyboard, xib or folder with a slash at its end."
    }
    let kinds = ["swift", "storyboard", "xib"]
    if let found = kinds.map({ "\(word).\($0)" }).first(where: manager.fileExists) { return "Did you mean \(found)?" }
    return kinds.lazy.compactMap { guess("\(word).\($0)") }.first.map { "Did you mean \($0)?" }
  }
}
