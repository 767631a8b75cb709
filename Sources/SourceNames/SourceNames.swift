import Foundation
import LPSupport

/// Names of views, from the sources of a catalog or from a file of names.
///
/// A file of names that belongs to the running executable goes first. Without one, a source is read at the path that the
/// compiler was given, or else at the same path below the package.
package final class SourceNames: Sendable {
  private struct State {
    /// A source that was read, and whether it is at the path where it was compiled.
    typealias File = (sites: NamedSites, isInPlace: Bool)

    var files: [String: File?] = [:]
    var unknown: [String] = []
    /// Files that names depend on, since they were last taken.
    var read: Set<String>
  }

  private let table: NamesFile?
  private let package: String?
  private let state: Locked<State>

  /// - Parameters:
  ///   - table: the names of the running executable.
  ///   - package: the folder that sources are looked for in if they are not where they were compiled. The package of the
  ///     current folder where it is `nil`.
  ///   - tablePath: where the file of names is looked for.
  package init(table: NamesFile? = nil, package: String? = nil, tablePath: String? = nil) {
    (self.table, self.package) = (table, package)
    state = Locked(State(read: tablePath.map { [$0] } ?? []))
  }

  /// The names of the running executable: those of a file that is named, or of the one beside the executable if it was
  /// made for this build.
  ///
  /// - Throws: `NamesFileError` for a file that is named and cannot be used.
  package static func table(at given: String?) throws(NamesFileError) -> NamesFile? {
    let executable = "/proc/self/exe"
    if let given {
      let table = try NamesFile(contentsOf: given)
      if table.program == NamesFile.program(at: executable) { return table }
      throw NamesFileError(path: given, reason: "it was made for another build of this executable")
    }
    let path = defaultTablePath
    guard access(path, R_OK) == 0, let table = try? NamesFile(contentsOf: path),
      table.program == NamesFile.program(at: executable)
    else { return nil }
    return table
  }

  /// `Gallery.names` beside `Gallery`.
  package static var defaultTablePath: String {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "program"
    return NamesFile.path(for: executable)
  }

  /// The name of what is made or mentioned at a site; `nil` where the source gives none, and where it is unknown.
  ///
  /// - Parameter path: as the compiler was given it.
  package func name(in path: String, line: Int, column: Int) -> String? {
    // Documents name their views themselves.
    guard path.hasSuffix(".swift") else { return nil }
    if let source = table?.sources[path] { return source.names[.init(line: line, column: column)] }
    return state.withLock { state in
      let file = source(path, &state)
      // A file at another path may be another file.
      guard let file, file.isInPlace || file.sites.hasToken(line: line, column: column) else {
        if !state.unknown.contains(path) { state.unknown.append(path) }
        return nil
      }
      return file.sites.name(line: line, column: column)
    }
  }

  /// Reads the source of names that will be asked for, if they are not in the file of names. It is called in another
  /// thread while there is other work.
  package func prepare(_ path: String) {
    guard path.hasSuffix(".swift"), table?.sources[path] == nil else { return }
    state.withLock { _ = source(path, &$0) }
  }

  private func source(_ path: String, _ state: inout State) -> State.File? {
    if let known = state.files[path] { return known }
    let file = Self.read(path, below: package, noting: &state.read)
    state.files[path] = .some(file)
    return file
  }

  /// The item that the equation at a site begins with; `nil` where the source is not there.
  package func firstItem(in path: String, line: Int, column: Int) -> String? {
    NamedSitesCache.shared.sites(of: path, sizeLimit: Self.sizeLimit)?.firstItem(line: line, column: column)
  }

  /// Sources that names were looked for in, and that are neither in the file of names nor to be found.
  package var unknownSources: [String] { state.withLock { $0.unknown } }

  /// Files that names depend on and that were looked for since the last call, also those that are not there.
  package func takeFiles() -> [String] {
    state.withLock { state in
      defer { state.read = [] }
      return state.read.sorted()
    }
  }

  // MARK: Sources

  /// Longer files are not read; a catalog is written by hand.
  private static let sizeLimit = 4_000_000

  private static func read(
    _ path: String, below package: String?, noting files: inout Set<String>
  ) -> State.File? {
    files.insert(path)
    if let sites = NamedSitesCache.shared.sites(of: path, sizeLimit: sizeLimit) { return (sites, true) }
    let root = package ?? packageFolder
    let parts = path.split(separator: "/")
    // The longest path first; the file's name alone would be found in too many folders.
    for start in 0..<max(parts.count - 1, 0) {
      let candidate = "\(root)/\(parts[start...].joined(separator: "/"))"
      files.insert(candidate)
      if let sites = NamedSitesCache.shared.sites(of: candidate, sizeLimit: sizeLimit) { return (sites, false) }
    }
    return nil
  }

  /// The folder of `Package.swift`, at or above the current folder; the current folder where there is none.
  private static var packageFolder: String {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var folder = current
    while folder.path != "/" {
      if access(folder.appendingPathComponent("Package.swift").path, F_OK) == 0 { return folder.path }
      folder.deleteLastPathComponent()
    }
    return current.path
  }
}
