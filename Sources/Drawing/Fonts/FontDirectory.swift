import Foundation

/// The font files of the searched directories by name; if two directories have a file, the first one is used.
struct FontDirectory: Sendable {
  /// Debian's font directories, in the order in which they are searched.
  static let system = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
  ]

  /// The place of a file.
  enum Place: Sendable {
    case file(String)
    case kept(KeptFont)
    case memory(EmbeddedFont)
  }

  /// The searched directories in order; the user's come first.
  let directories: [String]
  /// The user's files, ordered by name.
  let userFiles: [String]
  private let families: [String: [String]]
  private let kept: [String: KeptFont]
  private var places: [String: Place] = [:]
  private var systemPaths: [String: String] = [:]
  private let listed: FontFamilies

  init(_ sources: FontSources) throws(FontError) {
    var userFiles: [String] = []
    for directory in sources.folders {
      guard let names = Self.fontFiles(in: directory) else { throw .unreadableDirectory(directory) }
      for name in names where places[name] == nil {
        places[name] = .file(directory + "/" + name)
        userFiles.append(name)
      }
    }
    self.userFiles = userFiles
    families = sources.families
    kept = Dictionary(sources.kept.map { ($0.name, $0) }) { first, _ in first }
    for font in sources.kept where places[font.name] == nil {
      if !font.files.isEmpty, font.files.allSatisfy({ Self.isFile($0.path) }) { places[font.name] = .kept(font) }
    }
    directories = sources.folders + (sources.includesSystem ? Self.system : [])
    for directory in sources.includesSystem ? Self.system : [] {
      for name in Self.fontFiles(in: directory) ?? [] where systemPaths[name] == nil {
        systemPaths[name] = directory + "/" + name
        if places[name] == nil { places[name] = systemPaths[name].map(Place.file) }
      }
    }
    listed = FontFamilies(files: Array(places.keys))
  }

  /// Uses only files in memory.
  init(embedded: [EmbeddedFont]) {
    (directories, userFiles, families, kept) = ([], [], [:], [:])
    places = Dictionary(embedded.map { ($0.name, .memory($0)) }) { first, _ in first }
    listed = FontFamilies(files: Array(places.keys))
  }

  func place(of file: String) -> Place? { places[file] }

  /// Returns the path of a file of the user or the system, or of a kept file that is whole.
  func path(of file: String) -> String? {
    switch places[file] {
    case .file(let path): path
    case .kept(let font): font.files.first?.path
    case .memory, nil: nil
    }
  }

  /// Returns the system's file with a name, even if another file takes precedence.
  func systemPath(of file: String) -> String? { systemPaths[file] }

  func keptFont(named file: String) -> KeptFont? { kept[file] }

  private func isSystemFile(_ name: String) -> Bool {
    if case .file(let path) = places[name] { systemPaths[name] == path } else { false }
  }

  func isUserFile(_ file: String) -> Bool { userFiles.contains(file) }

  /// Returns the file `Stem-Style.otf`, or the one with another font extension.
  func file(stem: String, style: String) -> String? {
    let names = Self.extensions.map { style.isEmpty ? "\(stem).\($0)" : "\(stem)-\(style).\($0)" }
      .filter { places[$0] != nil && isKnown($0, style: style, ofStem: stem) }
    return names.first { !isSystemFile($0) } ?? names.first
  }

  /// Whether goldens were recorded on a machine where the family has the style, and it is missing here.
  func isAbsent(stem: String, style: String) -> Bool {
    families[stem]?.contains(style) == true && file(stem: stem, style: style) == nil
  }

  private func isKnown(_ name: String, style: String, ofStem stem: String) -> Bool {
    families[stem].map { $0.contains(style) || isUserFile(name) } ?? true
  }

  /// Returns the styles for which a family has files, sorted.
  func styles(ofStem stem: String) -> [String] { listed.lists.styles[stem] ?? [] }

  /// Returns the styles that goldens were recorded with, or else those for which a family has files; empty for a family
  /// with one file. A file that is named after its family alone has the style "".
  func knownStyles(ofStem stem: String) -> [String] {
    if let recorded = families[stem] { return recorded }
    let styles = styles(ofStem: stem)
    return styles.isEmpty || file(stem: stem, style: "") == nil ? styles : [""] + styles
  }

  /// Returns the stem that matches a family's name, ignoring spaces and case.
  func stem(ofFamily family: String) -> String? { listed.lists.stems[Self.squeezed(family)] }

  /// Splits a file's name into the stem and the style.
  static func parts(of file: String) -> (stem: String, style: String) {
    let base = file.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard let dash = base.firstIndex(of: UInt8(ascii: "-")) else { return (String(Substring(base)), "") }
    return (String(Substring(base[..<dash])), String(Substring(base[base.index(after: dash)...])))
  }

  static func squeezed(_ family: String) -> String {
    let separators = [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_")]
    return String(decoding: family.lowercased().utf8.filter { !separators.contains($0) }, as: UTF8.self)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static let extensions = ["otf", "ttf", "ttc", "otc"]

  /// Returns the font files of a directory, ordered by name; `nil` if it cannot be listed.
  private static func fontFiles(in directory: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return nil }
    return names.filter { name in
      let suffix = name.suffix(4).lowercased()
      return extensions.contains { suffix == ".\($0)" }
    }.sorted()
  }
}
