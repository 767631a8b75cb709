import LPCCairo
import LPCPango

/// The environment of a picture besides its scene: font files by content, and libraries by version.
package struct EnvironmentRecord: Hashable, Codable, Sendable {
  package struct FontEntry: Hashable, Codable, Sendable {
    /// The file's name without its directory.
    package var file: String
    /// The digest in lower-case hexadecimal digits.
    package var sha256: String
  }

  package struct Library: Hashable, Codable, Sendable {
    package var name: String
    package var version: String
  }

  /// The fonts, sorted by file name.
  package var fonts: [FontEntry]
  package var libraries: [Library]

  init(fonts: [FontEntry]) {
    self.fonts = fonts.sorted { $0.file < $1.file }
    libraries = Self.loadedLibraries
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
