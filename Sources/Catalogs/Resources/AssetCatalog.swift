import LPLayoutModel
import LPDrawing
import Foundation
import LPSupport

/// The images and colours of `.xcassets` folders, by the names that code and documents use.
struct AssetCatalog: Sendable {
  private struct Picture: Sendable {
    let path: String
    let scale: Int
    /// The device that the file is for: `universal`, `iphone`, `ipad`…
    let idiom: String
    let isDark: Bool
    /// How the image is sliced, in points.
    let slicing: ImageSlicing?
    /// The insets of the alignment rectangle, in points.
    let alignmentInsets: UIEdgeInsets
  }

  /// Follows the name of an image in its dark appearance.
  static let darkSuffix = "#dark"

  private var pictures: [String: [Picture]] = [:]
  private var templates: Set<String> = []
  private var symbols: Set<String> = []
  private var colors: [String: ColorSet] = [:]
  /// Why a `Contents.json` cannot be used, by the asset's name, or by that of a folder and a slash.
  private var damages: [String: String] = [:]

  static let empty = AssetCatalog(folders: [])

  /// - Parameter folders: the paths of `.xcassets` folders; if several contain a name, the first counts.
  init(folders: [String]) {
    for folder in folders { read(folder, namespace: "", depth: 0) }
  }

  /// Returns the file for a scale: the file of that scale, of the next larger one, or of the largest.
  func find(_ name: String, scale: Int) -> (path: String, scale: CGFloat)? {
    picture(name, scale: scale).map { ($0.path, CGFloat($0.scale)) }
  }

  /// Returns how an image is sliced; `nil` for one that is scaled as a whole.
  func slicing(_ name: String, scale: Int) -> ImageSlicing? { picture(name, scale: scale)?.slicing }

  /// Returns the insets of an image's alignment rectangle.
  func alignmentInsets(_ name: String, scale: Int) -> UIEdgeInsets {
    picture(name, scale: scale)?.alignmentInsets ?? .zero
  }

  private func picture(_ name: String, scale: Int) -> Picture? {
    let isDark = name.hasSuffix(Self.darkSuffix) && pictures[name] == nil
    guard let candidates = pictures[isDark ? String(name.dropLast(Self.darkSuffix.count)) : name] else { return nil }
    let wanted = candidates.filter { $0.isDark == isDark }
    let fitting = (wanted.isEmpty ? candidates : wanted).sorted {
      ($0.idiom == "universal" ? 0 : 1, $0.scale) < ($1.idiom == "universal" ? 0 : 1, $1.scale)
    }
    return fitting.first { $0.scale >= scale } ?? fitting.max { $0.scale < $1.scale }
  }

  func hasDarkImage(_ name: String) -> Bool { pictures[name]?.contains { $0.isDark } ?? false }
  func isTemplate(_ name: String) -> Bool { templates.contains(name) || symbols.contains(name) }
  /// Returns whether a name is that of a symbol set, which takes the size of the text beside it.
  func isSymbol(_ name: String) -> Bool { symbols.contains(name) }
  func color(named name: String) -> UIColor? { colors[name]?.color }
  var names: [String] { pictures.keys.sorted() }
  var colorNames: [String] { colors.keys.sorted() }

  /// Returns why a name may be missing: a `Contents.json` that cannot be read, of the asset or of a folder around it.
  func damage(of name: String) -> String? {
    if let own = damages[name] { return own }
    return damages.filter { $0.key.hasSuffix("/") && name.hasPrefix($0.key) }.min { $0.key < $1.key }?.value
  }

  // MARK: Reading

  private static let depthLimit = 12

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") {
        readImage(path, named: namespace + name.dropLast(".imageset".count))
      } else if name.hasSuffix(".symbolset") {
        readImage(path, named: namespace + name.dropLast(".symbolset".count), isSymbol: true)
      } else if name.hasSuffix(".colorset") {
        let name = namespace + name.dropLast(".colorset".count)
        if colors[name] == nil { colors[name] = contents(path, ColorSet.self, of: name) }
      } else if !name.contains(".") {
        let group = contents(path, Contents.self, of: "\(namespace)\(name)/")
        let prefix = group?.properties?.namespace ?? false ? "\(namespace)\(name)/" : namespace
        read(path, namespace: prefix, depth: depth + 1)
      }
    }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable { let value: String? }
      let filename: String?
      let idiom: String?
      let scale: String?
      let appearances: [Appearance]?
      let resizing: SlicedImage?
      let alignmentInsets: PixelInsets?
      enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances, resizing
        case alignmentInsets = "alignment-insets"
      }
    }
    struct Properties: Decodable {
      let namespace: Bool?
      let intent: String?
      enum CodingKeys: String, CodingKey {
        case namespace = "provides-namespace"
        case intent = "template-rendering-intent"
      }
    }
    let images: [Image]?
    let symbols: [Image]?
    let properties: Properties?
  }

  /// Reads what an asset's folder says of itself, and notes why it cannot be read.
  private mutating func contents<C: Decodable>(_ folder: String, _ type: C.Type, of name: String) -> C? {
    let path = "\(folder)/Contents.json"
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno != ENOENT { damages[name] = "\(path): \(String(cString: strerror(errno)))" }
      return nil
    }
    // Foundation does not give back the page that it reads an empty file into.
    guard (1..<1 << 20).contains(status.st_size) else {
      damages[name] = "\(path) has \(status.st_size) bytes"
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      damages[name] = "\(path) cannot be read"
      return nil
    }
    do {
      return try JSONText.decode(type, from: data)
    } catch {
      damages[name] = "\(path) is malformed"
      return nil
    }
  }

  private mutating func readImage(_ folder: String, named name: String, isSymbol: Bool = false) {
    guard pictures[name] == nil else { return }
    let contents = contents(folder, Contents.self, of: name)
    if contents?.properties?.intent == "template" { templates.insert(name) }
    if isSymbol { symbols.insert(name) }
    for image in (isSymbol ? contents?.symbols : contents?.images) ?? [] {
      guard let file = image.filename, !file.contains("/") else { continue }
      let path = "\(folder)/\(file)"
      guard ImageFormat.isImage(file), FileManager.default.fileExists(atPath: path) else { continue }
      let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
      let isDark = image.appearances?.contains { $0.value == "dark" } ?? false
      pictures[name, default: []].append(
        Picture(
          path: path, scale: min(max(scale, 1), 3), idiom: image.idiom ?? "universal", isDark: isDark,
          slicing: image.resizing?.slicing(scale: min(max(scale, 1), 3)),
          alignmentInsets: image.alignmentInsets?.points(scale: min(max(scale, 1), 3)) ?? .zero))
    }
  }
}
