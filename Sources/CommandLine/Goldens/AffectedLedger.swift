import LPSupport
import LPOperations
import Foundation
import LPSnapshots

/// Records which variants were the same as their goldens, so that `--only-affected` can skip those for which nothing
/// has changed since.
///
/// The keys of all of them are `ProgramDigest` and the sources, the key of one is the content of its goldens.
struct AffectedLedger {
  private struct Record: Codable {
    var schema = "layout-preview/affected/2"
    var program: String
    /// Digests of the files that names of views were looked for in, by path; empty for those that are not there.
    var sources: [String: String]
    /// By preview and variant.
    var goldens: [String: String]
  }

  private let path: String
  private let program: String
  private let store: GoldenStore
  private var known: [String: String] = [:]
  private var found: [String: String] = [:]
  private var sources: [String: String] = [:]

  /// - Parameter path: a path relative to the package. A file that cannot be read counts as missing.
  init(path: String, program: String, store: GoldenStore) {
    self.path = "\(store.root.path)/\(path)"
    self.program = program
    self.store = store
    guard let data = FileManager.default.contents(atPath: self.path),
      let record = try? JSONText.decode(Record.self, from: data),
      record.schema == Record(program: "", sources: [:], goldens: [:]).schema, record.program == program,
      record.sources.allSatisfy({ Self.digest(ofFile: $0.key) == $0.value })
    else { return }
    (known, sources) = (record.goldens, record.sources)
  }

  /// Returns the digest of the current golden; `nil` if it cannot be read.
  func digest(_ place: GoldenPlace) -> String? {
    guard let layout = try? store.layout(at: place), let picture = try? store.picture(at: place) else { return nil }
    var digest = ContentDigest()
    digest.add(GoldenStore.digest(layoutText: layout, scene: nil))
    digest.add(GoldenStore.digest(layoutText: picture, scene: nil))
    return digest.hex
  }

  func isUnaffected(_ place: GoldenPlace) -> Bool {
    guard let known = known[Self.key(place)] else { return false }
    return known == digest(place)
  }

  /// Records that a variant is the same as its golden.
  ///
  /// - Parameter before: the digest before the comparison. A golden that changed meanwhile is not recorded.
  mutating func note(_ place: GoldenPlace, before: String?) {
    if let before, before == digest(place) { found[Self.key(place)] = before }
  }

  /// - Parameter files: those that names of views were looked for in.
  mutating func note(sources files: [String]) {
    for file in files where sources[file] == nil { sources[file] = Self.digest(ofFile: file) }
  }

  private static func digest(ofFile path: String) -> String {
    var digest = ContentDigest()
    return digest.add(file: path, as: "") ? digest.hex : ""
  }

  /// Still holds for what was passed over.
  mutating func keep(_ place: GoldenPlace) { found[Self.key(place)] = known[Self.key(place)] }

  /// Writes the ledger. Entries of variants outside this run are kept.
  ///
  /// - Throws: `CommandFailure` if the file cannot be written.
  func save(replacing places: [GoldenPlace]) throws {
    var goldens = known
    for place in places { goldens[Self.key(place)] = found[Self.key(place)] }
    do throws(GoldenWriteError) {
      try store.requireInside(String(path.dropFirst(store.root.path.count + 1)))
    } catch {
      throw CommandFailure(error.message, remedy: "Remove the link, then run the command again.")
    }
    let folder = OutputFolder(path: (path as NSString).deletingLastPathComponent, option: "package-path")
    let data = JSONText.data(Record(program: program, sources: sources, goldens: goldens))
    let name = (path as NSString).lastPathComponent
    folder.removeLeftovers(of: name)
    try folder.write(Array(data), to: name)
  }

  private static func key(_ place: GoldenPlace) -> String { "\(place.previewFolder)/\(place.file)" }
}
