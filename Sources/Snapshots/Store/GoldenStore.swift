import LPSupport
package import Foundation

/// The goldens of a package on disk: they are read without trust, and written whole or not at all.
package struct GoldenStore: Sendable {
  package struct Limits: Hashable, Sendable {
    package var layoutBytes = 16 << 20
    package var pictureBytes = 64 << 20
    package var pixels = 40_000_000
  }

  /// The package's folder.
  package let root: URL
  package let limits: Limits
  /// Whether `CI` is set, so that goldens and pending goldens are not written.
  package let isContinuousIntegration: Bool
  let resolvedRoot: String
  /// Whether the package is in a tree of links to its files, as Bazel's tests are run in.
  let isRunfilesTree: Bool
  var files = AtomicFile()

  /// Makes a store; `environment` has the variables of the process.
  package init(root: URL, environment: [String: String], limits: Limits = Limits()) {
    self.root = root
    self.limits = limits
    isContinuousIntegration = ["true", "1", "yes"].contains(environment["CI"]?.lowercased() ?? "")
    let resolvedRoot = GoldenFile.resolved(root.path) ?? root.standardizedFileURL.path
    let runfiles = environment["TEST_SRCDIR"].flatMap { $0.hasPrefix("/") ? GoldenFile.resolved($0) : nil }
    isRunfilesTree = runfiles.map { GoldenFile.contains($0, resolvedRoot) } ?? false
    self.resolvedRoot = resolvedRoot
  }

  /// Returns the digest of a golden's layout text and of the digest of its display list.
  package static func digest(layoutText: [UInt8], scene: String?) -> String {
    Digest64(layoutText).hex + (scene.map { "-\($0)" } ?? "")
  }

  // MARK: Reading

  /// Returns the bytes of the layout text; `nil` if there is none.
  package func layout(at place: GoldenPlace) throws(GoldenFileError) -> [UInt8]? {
    try read(place.layoutPath, limit: limits.layoutBytes)
  }

  /// Returns the bytes of the PNG file, of which only the header was checked; `nil` if there is none.
  package func picture(at place: GoldenPlace) throws(GoldenFileError) -> [UInt8]? {
    try picture(atPath: place.picturePath)
  }

  func picture(atPath path: String) throws(GoldenFileError) -> [UInt8]? {
    guard let bytes = try read(path, limit: limits.pictureBytes) else { return nil }
    try PNGHeader.check(bytes, path: path, pixelLimit: limits.pixels)
    return bytes
  }

  /// Reads the environment of a catalog's goldens; `nil` if none was recorded.
  package func environment(ofCatalog folder: String) throws(GoldenFileError) -> GoldenEnvironment? {
    let path = Self.environmentPath(folder)
    guard let bytes = try read(path, limit: limits.layoutBytes) else { return nil }
    do throws(JSONNode.Failure) {
      return try GoldenEnvironment(json: bytes).sorted
    } catch {
      throw .environment(path: path, reason: "it is not a JSON list of fonts and libraries")
    }
  }

  /// The environments of all catalogs that can be read.
  package var environments: [GoldenEnvironment] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(resolvedRoot)/goldens")) ?? []).sorted()
    return names.compactMap { try? environment(ofCatalog: $0) }
  }

  /// `goldens/Gallery/environment.json`
  package static func environmentPath(_ catalogFolder: String) -> String {
    "goldens/\(catalogFolder)/environment.json"
  }

  func read(_ path: String, limit: Int) throws(GoldenFileError) -> [UInt8]? {
    try GoldenFile(root: resolvedRoot, path: path, mayBeElsewhere: isRunfilesTree).read(limit: limit)
  }

  // MARK: Writing

  /// - Returns: whether anything was written; an unchanged golden is not.
  @discardableResult
  package func write(layout text: String, at place: GoldenPlace) throws(GoldenWriteError) -> Bool {
    try writeGolden(Array(text.utf8), to: place.layoutPath)
  }

  @discardableResult
  package func write(picture bytes: [UInt8], at place: GoldenPlace) throws(GoldenWriteError) -> Bool {
    try writeGolden(bytes, to: place.picturePath)
  }

  @discardableResult
  package func write(
    _ environment: GoldenEnvironment, ofCatalog folder: String
  ) throws(GoldenWriteError) -> Bool {
    try writeGolden(environment.json, to: Self.environmentPath(folder))
  }

  // MARK: Calibration

  /// Returns the picture of a calibration scene from where goldens were recorded; `nil` if it was not kept.
  package func calibration(_ name: String) -> [UInt8]? {
    FontStore.isName(name) ? try? read("goldens/.calibration/\(name)", limit: 1 << 20) : nil
  }

  package func write(calibration bytes: [UInt8], as name: String) throws(GoldenWriteError) {
    _ = try writeGolden(bytes, to: "goldens/.calibration/\(name)")
  }

  /// - Throws: `GoldenWriteError.refused` in continuous integration.
  func writeGolden(_ bytes: [UInt8], to path: String) throws(GoldenWriteError) -> Bool {
    if isContinuousIntegration { throw .refused(path: path) }
    return try writeFile(bytes, to: path)
  }

  /// Writes a golden or a file of a report; reports are written in continuous integration too.
  @discardableResult
  func writeFile(_ bytes: [UInt8], to path: String) throws(GoldenWriteError) -> Bool {
    try requireInside(path)
    if !bytes.isEmpty, let there = try? read(path, limit: bytes.count), there == bytes { return false }
    do throws(AtomicFile.Failure) {
      try files.write(bytes, to: "\(resolvedRoot)/\(path)")
    } catch {
      throw .failed(path: path, step: error.step, reason: error.reason)
    }
    return true
  }

  /// Checks that the nearest existing folder is within the package, with links resolved.
  package func requireInside(_ path: String) throws(GoldenWriteError) {
    var folder = ("\(resolvedRoot)/\(path)" as NSString).deletingLastPathComponent
    while folder.count > resolvedRoot.count {
      if let target = GoldenFile.resolved(folder) {
        if GoldenFile.contains(resolvedRoot, target) { return }
        throw .leavesPackage(path: path, target: target)
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }
}
