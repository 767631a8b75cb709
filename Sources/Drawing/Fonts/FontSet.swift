package import Foundation
import LPSupport

/// The fonts that text is set in, chosen by file from a fixed list of directories; the user's font configuration is
/// ignored. Files are opened when they are first needed.
package final class FontSet: Sendable {
  let directory: FontDirectory
  let glyphs: GlyphSource
  private let opened = Locked<[String: FontFile]>([:])
  /// The system's whole files that replace kept parts; `nil` for parts without one.
  private let wholeFiles = Locked<[String: FontFile?]>([:])
  private let noted = Locked(FontUsage())

  /// Makes a set that searches the user's directories first, and then Debian's.
  package convenience init(extraDirectories: [URL] = [], isForText: Bool = true) throws(FontError) {
    try self.init(FontSources(folders: extraDirectories.map(\.path)), isForText: isForText)
  }

  /// - Parameter isForText: whether a set without the essential fonts is an error; `false` for taking an inventory.
  /// - Throws: `FontError.missing` if Inter or Noto Sans is missing and goldens do not record fonts,
  ///   `FontError.unreadableDirectory` if a directory cannot be listed.
  package init(_ sources: FontSources, isForText: Bool = true) throws(FontError) {
    directory = try FontDirectory(sources)
    glyphs = GlyphSource()
    guard isForText, !sources.isRecorded else { return }
    for (stem, package) in Self.essentials where directory.file(stem: stem, style: "Regular") == nil {
      throw .missing(file: "\(stem)-Regular", package: package, directories: directory.directories)
    }
  }

  /// Makes a set of fonts in memory.
  package init(embedded: [EmbeddedFont]) {
    directory = FontDirectory(embedded: embedded)
    glyphs = GlyphSource()
  }

  /// Checks the user's files: the system's font would take the place of one that is damaged.
  ///
  /// - Returns: the files of which parts are damaged, each with the names of its damaged tables.
  /// - Throws: `FontError.unreadableFile`.
  package func checkUserFiles() throws(FontError) -> [(path: String, tables: [String])] {
    var damaged: [(path: String, tables: [String])] = []
    for path in directory.userFiles.compactMap(directory.path) {
      let tables = try FontFile.check(path)
      if !tables.isEmpty { damaged.append((path, tables)) }
    }
    return damaged
  }

  static let essentials = [
    ("Inter", "fonts-inter"), ("InterDisplay", "fonts-inter"), ("NotoSans", "fonts-noto-core"),
    ("NotoSansArabic", "fonts-noto-core"),
  ]

  /// The searched directories in order.
  package var folders: [String] { directory.directories }

  /// The environment of the fonts that were opened so far.
  package var environment: EnvironmentRecord {
    environment(of: opened.withLock { Array($0.keys) })
  }

  /// Returns the environment of the named fonts. The names are those in glyph runs; names that are not in the set are
  /// left out.
  package func environment(of names: some Sequence<String>) -> EnvironmentRecord {
    let files = Set(names.map { String($0.prefix { $0 != "#" }) }).sorted()
    return EnvironmentRecord(
      fonts: files.compactMap { file in
        hash(of: file).map { EnvironmentRecord.FontEntry(file: file, sha256: $0) }
      })
  }

  /// Whether the set has a family, so that text in it does not fall back to the system face.
  package func hasFamily(_ family: String) -> Bool {
    file(family: family, weight: 400, isItalic: false) != nil
  }

  /// The fonts of the user's files, with their families and the names of the files, which are their PostScript names in
  /// most.
  package var userFonts: [(family: String, name: String)] {
    directory.userFiles.compactMap(file(named:)).map { ($0.selfDescription.family, $0.name) }
  }

  /// Returns the Debian package with a font for a character that the set lacks, and the character's script (ISO 15924).
  package func advice(forMissing text: String) -> (script: String, package: String) {
    guard let first = text.first else { return ("Zyyy", "fonts-noto-core") }
    if first.hasEmojiPresentation { return ("Zsye", ScriptFonts.package(for: "Zsye")) }
    let script = ISOScript.name(of: first.unicodeScalars.first!)
    return (script, ScriptFonts.package(for: script))
  }

  /// Groups missing characters by script, in the order in which the scripts first occur.
  package func adviceByScript(
    forMissing characters: [String]
  ) -> [(script: String, package: String, characters: [String])] {
    var scripts: [(script: String, package: String, characters: [String])] = []
    for character in characters {
      let (script, package) = advice(forMissing: character)
      if let index = scripts.firstIndex(where: { $0.script == script }) {
        scripts[index].characters.append(character)
      } else {
        scripts.append((script, package, [character]))
      }
    }
    return scripts
  }

  /// Returns the font that a glyph run names; `nil` if the set does not have the file or it cannot be read.
  func file(named name: String) -> FontFile? {
    if let file = opened.withLock({ $0[name] }) { return file }
    guard let file = open(name) else { return nil }
    return opened.withLock { files in
      if let earlier = files[name] { return earlier }
      files[name] = file
      return file
    }
  }

  private func open(_ name: String) -> FontFile? {
    let parts = name.split(separator: "#", maxSplits: 1)
    let index = parts.count > 1 ? UInt32(parts[1]) ?? 0 : 0
    switch parts.first.flatMap({ directory.place(of: String($0)) }) {
    case .file(let path): return try? FontFile(name: name, path: path, index: index)
    case .kept(let font):
      if let part = font.files.first(where: { $0.face == Int(index) }) {
        return try? FontFile(name: name, path: part.path)
      }
      guard let whole = font.files.first(where: { $0.face == nil }) else { return wholeFile(named: name) }
      return try? FontFile(name: name, path: whole.path, index: index)
    case .memory(let font): return try? FontFile(font, name: name, index: index)
    case nil: return nil
    }
  }

  /// Returns the system's file that a kept part was made from, found by its digest; glyph numbers are the same in both.
  func wholeFile(named name: String) -> FontFile? {
    wholeFiles.withLock { files in
      if let known = files[name] { return known }
      let base = String(name.prefix { $0 != "#" })
      var found: FontFile?
      if let font = directory.keptFont(named: base), let path = directory.systemPath(of: base),
        Self.digest(ofFile: path) == font.sha256
      {
        found = try? FontFile(name: name, path: path, index: UInt32(name.dropFirst(base.count + 1)) ?? 0)
      }
      files[name] = .some(found)
      return found
    }
  }

  /// Describes a font that is not available, by its name in glyph runs: its file, the digest that the whole file should
  /// have, and the digest of the system's file with this name.
  package func unavailableFile(_ name: String) -> (file: String, wanted: String?, present: String?) {
    let file = String(name.prefix { $0 != "#" })
    return (file, directory.keptFont(named: file)?.sha256, directory.systemPath(of: file).flatMap(Self.digest(ofFile:)))
  }

  // MARK: Usage

  /// Records that text was set in a font; without characters, that the font affected the look of text.
  func note(_ file: FontFile, showing characters: String.UnicodeScalarView = .init()) {
    noted.withLock { $0.add(characters, to: file.name) }
  }

  /// Returns the fonts and characters that were used since the last call.
  package func takeUsage() -> FontUsage {
    noted.withLock { usage in
      defer { usage = FontUsage() }
      return usage
    }
  }

  // MARK: Digests

  private func hash(of file: String) -> String? {
    switch directory.place(of: file) {
    case .file(let path): Self.digest(ofFile: path)
    case .kept(let font): Self.digest(of: font)
    case .memory(let font): SHA256.hex(font.bytes)
    case nil: nil
    }
  }

  /// Returns the digest of the whole file if the kept files are intact; otherwise that of the first damaged file.
  private static func digest(of font: KeptFont) -> String? {
    for file in font.files {
      guard let digest = digest(ofFile: file.path) else { return nil }
      if digest != file.expectedDigest { return digest }
    }
    return font.sha256
  }

  static func digest(ofFile path: String) -> String? {
    guard let state = FileState(path) else { return nil }
    if let known = digests.withLock({ $0[state] }) { return known }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
    let digest = data.withUnsafeBytes { SHA256.hex($0) }
    digests.withLock { $0[state] = digest }
    return digest
  }

  /// The digests of files that were read before; workers that are copies of this process have them too.
  private static let digests = Locked<[FileState: String]>([:])

  private struct FileState: Hashable {
    let device, inode, size, seconds, nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, inode, size) = (Int(status.st_dev), Int(status.st_ino), Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }
}
