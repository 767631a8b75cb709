import Foundation
import LPProcesses
import LPSupport

/// The repository of a folder.
struct Git {
  /// The top folder of the working tree.
  let top: String

  /// - Throws: `CommandFailure` if the folder is in no repository, or git is not installed.
  init(_ folder: String) throws {
    let end = try ChildProcess.run(["git", "-C", folder, "rev-parse", "--show-toplevel"], capture: .separately)
    guard end.status == 0, case let top = end.text.trimmingCharacters(in: .newlines), !top.isEmpty else {
      if end.errors.contains("dubious ownership") {
        throw CommandFailure(
          "git does not trust \(folder), which belongs to another user",
          remedy: "next: git config --global --add safe.directory \(ShellWord.quoted(folder))")
      }
      throw CommandFailure(
        "\(folder) is in no git repository",
        remedy: "Go to a working tree of git, or compare with goldens: preview test.")
    }
    self.top = top
  }

  /// Returns what a command of git prints; `nil` if it fails.
  func ask(_ words: String...) throws -> String? {
    let end = try ChildProcess.run(["git", "-C", top] + words, capture: .separately)
    return end.status == 0 ? end.text.trimmingCharacters(in: .newlines) : nil
  }

  /// Returns the commit that a name stands for; `nil` if there is none.
  func commit(_ name: String) throws -> String? {
    guard !name.hasPrefix("-"), !name.isEmpty else { return nil }
    return try ask("rev-parse", "--verify", "--quiet", "\(name)^{commit}")
  }

  /// Returns the commit at which two histories part.
  ///
  /// - Throws: `CommandFailure` in a clone whose history ends before they meet.
  func commonAncestor(_ one: String, _ other: String) throws -> String {
    if let found = try ask("merge-base", one, other) { return found }
    guard try ask("rev-parse", "--is-shallow-repository") == "true" else { return one }
    throw CommandFailure(
      "this clone is shallow: its history ends before the two commits meet",
      remedy: "next: git fetch --unshallow (or --deepen=100 as often as needed)")
  }

  /// Makes a working tree of a commit in a folder, or leaves the one that is there already.
  ///
  /// - Throws: `CommandFailure` with what git says.
  func makeTree(of commit: String, at path: String) throws {
    let there = try ChildProcess.run(["git", "-C", path, "rev-parse", "HEAD"], capture: .separately)
    let owner = try ChildProcess.run(["git", "-C", path, "rev-parse", "--show-toplevel"], capture: .separately)
    if there.status == 0, there.text.hasPrefix(commit), owner.text.trimmingCharacters(in: .newlines) == path { return }
    try? FileManager.default.removeItem(atPath: path)
    _ = try ask("worktree", "prune")
    let end = try ChildProcess.run(
      ["git", "-C", top, "worktree", "add", "--force", "--detach", path, commit], capture: .everything)
    guard end.status == 0 else {
      throw CommandFailure(
        "\(commit.prefix(12)) cannot be checked out: \(end.text.split(separator: "\n").last ?? "git failed")",
        remedy: "Fix the problem above, then run the command again.")
    }
    guard FileManager.default.fileExists(atPath: "\(path)/.gitmodules") else { return }
    _ = try ChildProcess.run(
      ["git", "-C", path, "submodule", "update", "--init", "--recursive", "--quiet"], capture: .everything)
  }
}
