import CCairo
import CPango

/// What a picture's pixels depend on besides its scene: font files by content, and libraries by version.
package struct EnvironmentRecord: Hashable, Codable, Sendable {
  package struct FontEntry: Hashable, Codable, Sendable {
    /// The file's name without its directory.
    package var file: String
    /// Lower-case hexadecimal.
    package var sha256: String
  }

  package struct Library: Hashable, Codable, Sendable {
    package var name: String
    package var version: String
  }

  /// By file name.
  package var fonts: [FontEntry]
  package var libraries: [Library]

  init(fonts: [FontEntry]) {
    self.fonts = fonts.sorted { $0.file < $1.file }
    libraries = Self.loadedLibraries
  }

  /// The record of everything that either used.
  package func merging(_ other: EnvironmentRecord) -> EnvironmentRecord {
    var merged = self
    merged.fonts += other.fonts.filter { !fonts.contains($0) }
    merged.fonts.sort { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
    merged.libraries += other.libraries.filter { !libraries.contains($0) }
    return merged
  }

  /// SHA-256 of the record's lines, for a picture's text chunk.
  package var digest: String {
    let lines = libraries.map { "\($0.name) \($0.version)" } + fonts.map { "\($0.file) \($0.sha256)" }
    return sha256(Array(lines.joined(separator: "\n").utf8))
  }

  static let loadedLibraries: [Library] = {
    var library: FT_Library?
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return [
      Library(name: "cairo", version: String(cString: cairo_version_string())),
      Library(name: "freetype", version: "\(major).\(minor).\(patch)"),
      Library(name: "harfbuzz", version: String(cString: hb_version_string())),
      Library(name: "pango", version: String(cString: pango_version_string())),
    ]
  }()
}

/// Lower-case hexadecimal SHA-256, by GLib.
func sha256(_ bytes: some Sequence<UInt8>) -> String {
  Array(bytes).withUnsafeBytes { sha256($0) }
}

func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
  // GLib refuses a null pointer even where the length is 0.
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return sha256OfNothing }
  guard
    let text = g_compute_checksum_for_data(
      G_CHECKSUM_SHA256, base.assumingMemoryBound(to: guchar.self), gsize(bytes.count))
  else { return sha256OfNothing }
  defer { g_free(text) }
  return String(cString: text)
}

private let sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
