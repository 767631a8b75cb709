import LPLayoutModel
import LPCPango
import Foundation

extension FontSet {
  /// The part of a font file that goldens keep.
  package struct KeptContent: Sendable {
    package struct File: Sendable {
      package var bytes: [UInt8]
      /// The face of a collection that the file is a part of; `nil` for a whole file.
      package var face: Int?
      /// The file name extension: `otf`, `ttf`, `ttc`.
      package var ending: String
    }

    package var files: [File]
    /// The copyright and licence texts in the file; empty if there are none.
    package var license: String
  }

  /// The size in bytes up to which a file is kept whole; of a larger file, only the shown part is kept.
  package static let largestWholeFile = 300_000

  /// Returns what goldens keep of a file that belongs to the system or is kept already; `nil` for files of the user,
  /// which are stored with the catalog, and for missing files.
  ///
  /// - Parameter faces: the characters that each face shows.
  package func keptContent(of file: String, faces: [Int: Set<UInt32>]) -> KeptContent? {
    guard !directory.isUserFile(file), let place = directory.place(of: file) else { return nil }
    let files: [KeptContent.File]
    switch place {
    case .file(let path): files = Self.contents(of: path, file, faces)
    case .kept(let font): files = contents(of: font, faces)
    case .memory: return nil
    }
    guard !files.isEmpty else { return nil }
    return KeptContent(files: files, license: self.file(named: file)?.license ?? "")
  }

  /// The path of the whole file that goldens keep of a font, where it is read from there; otherwise `nil`.
  package func keptPath(of file: String) -> String? {
    guard case .kept(let font) = directory.place(of: file), font.isWhole, font.files.count == 1 else { return nil }
    return font.files[0].path
  }

  /// The stem of the file's name, and the styles for which the family has files; `nil` for a family with one file.
  package func family(of file: String) -> (stem: String, styles: [String])? {
    let stem = FontDirectory.parts(of: file).stem
    let styles = directory.knownStyles(ofStem: stem)
    return styles.isEmpty ? nil : (stem, styles)
  }

  /// Returns the fonts of captions on sheets and beside annotations, by file.
  package func captionFonts(metrics: TextMetrics) -> [String] {
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    return weights.flatMap { weight in
      choice(for: UIFont.systemFont(ofSize: 12, weight: weight).value, metrics: metrics)?.files.map(\.name) ?? []
    }
  }

  private static func contents(of path: String, _ name: String, _ faces: [Int: Set<UInt32>]) -> [KeptContent.File] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? "otf"
    let whole = [KeptContent.File(bytes: Array(data), face: nil, ending: ending)]
    guard data.count > largestWholeFile else { return whole }
    var parts: [KeptContent.File] = []
    for (face, characters) in faces.sorted(by: { $0.key < $1.key }) {
      // A font part must not have a name that its licence reserves.
      guard let file = try? FontFile(name: name, path: path, index: UInt32(face)), !file.license.reservesName,
        let bytes = FontPart.bytes(of: file, showing: characters)
      else { return whole }
      parts.append(KeptContent.File(bytes: bytes, face: face, ending: "otf"))
    }
    return parts
  }

  /// Returns the kept files unchanged if they show all characters; otherwise parts that show more, made from the
  /// system's file.
  private func contents(of font: KeptFont, _ faces: [Int: Set<UInt32>]) -> [KeptContent.File] {
    var files = font.files.compactMap { file in
      FileManager.default.contents(atPath: file.path).map { data in
        KeptContent.File(
          bytes: Array(data), face: file.face, ending: file.path.split(separator: ".").last.map(String.init) ?? "otf")
      }
    }
    guard !font.isWhole else { return files }
    for (face, characters) in faces {
      let index = font.files.firstIndex { $0.face == face }
      let part = index.flatMap { try? FontFile(name: font.name, path: font.files[$0].path) }
      if let part, !characters.contains(where: { Unicode.Scalar($0).map(part.isWithout) ?? false }) { continue }
      guard let whole = wholeFile(named: face == 0 ? font.name : "\(font.name)#\(face)"),
        let bytes = FontPart.bytes(of: whole, showing: characters.union(part?.characters ?? []))
      else { continue }
      let file = KeptContent.File(bytes: bytes, face: face, ending: "otf")
      if let index { files[index] = file } else { files.append(file) }
    }
    return files.sorted { ($0.face ?? 0) < ($1.face ?? 0) }
  }
}

extension String {
  /// Whether the authors reserve the font's name, as the Open Font License allows.
  fileprivate var reservesName: Bool { contains("Reserved Font Name") }
}

extension FontFile {
  /// All characters of the file.
  fileprivate var characters: Set<UInt32> {
    let set = hb_set_create()!
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(font), set)
    var (found, next): (Set<UInt32>, UInt32) = ([], .max)
    while hb_set_next(set, &next) != 0 { found.insert(next) }
    return found
  }

  /// The copyright and licence entries of the name table.
  fileprivate var license: String {
    let face = hb_font_get_face(font)
    let names = [HB_OT_NAME_ID_COPYRIGHT, HB_OT_NAME_ID_LICENSE, HB_OT_NAME_ID_LICENSE_URL]
    return names.map { name(hb_ot_name_id_t($0), of: face, limit: 65536) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }
}
