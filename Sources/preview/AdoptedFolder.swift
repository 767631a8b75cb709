import Foundation
import LPOperations
import LPSupport

/// The folder of a package that `adopt` writes. A list in it names its files, by which a later run knows them.
final class AdoptedFolder {
  let path: String
  private let earlier: Set<String>
  private var written: Set<String> = []

  private static let list = ".layout-preview-suite"
  /// What building and running the package writes.
  private static let others: Set<String> = [".build", ".preview", ".swiftpm", "goldens", "Package.resolved", list]

  /// - Throws: `CommandFailure` for a folder with files that no earlier run wrote.
  init(_ path: String) throws {
    self.path = path
    let text = try? String(contentsOfFile: "\(path)/\(Self.list)", encoding: .utf8)
    earlier = Set((text ?? "").split(separator: "\n").map(String.init))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard text != nil || names.isEmpty else {
      throw CommandFailure(
        "\(path) has files that 'preview adopt' did not write",
        remedy: "Name an empty folder with --out, then run the command again.")
    }
  }

  /// Writes a file, if it is not there as it is.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    written.insert(name)
    guard FileManager.default.contents(atPath: "\(path)/\(name)") != Data(bytes) else { return }
    try OutputFolder(path: path).write(bytes, to: name)
  }

  /// Removes a file that this run wrote.
  func remove(_ name: String) {
    written.remove(name)
    unlink("\(path)/\(name)")
  }

  /// Writes a link to a file outside of the package, or in the same repository.
  func link(_ name: String, to file: String) throws {
    written.insert(name)
    let place = URL(fileURLWithPath: "\(path)/\(name)")
    let target = Self.relative(file, from: place.deletingLastPathComponent().path)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == target { return }
    unlink(place.path)
    try OutputFolder(path: path).prepare((name as NSString).deletingLastPathComponent)
    guard symlink(target, place.path) == 0 else {
      throw CommandFailure(
        "\(place.path) cannot be written: \(String(cString: strerror(errno)))",
        remedy: "Fix the problem above, then run the command again.")
    }
  }

  private static func relative(_ file: String, from folder: String) -> String {
    let (to, from) = (file.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(to, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init))
      .joined(separator: "/")
  }

  /// Removes what an earlier run wrote and this one did not, and writes the list.
  func finish() throws {
    for name in earlier.subtracting(written) where !name.split(separator: "/").contains("..") {
      unlink("\(path)/\(name)")
    }
    try list(written)
  }

  /// Removes nothing, and lists the files of this run and of earlier ones.
  func keep() throws {
    let all = written.union(earlier)
    if !all.isEmpty { try list(all) }
  }

  private func list(_ names: Set<String>) throws {
    let list = names.sorted().map { $0 + "\n" }.joined()
    try OutputFolder(path: path).write(Array(list.utf8), to: Self.list)
  }
}
