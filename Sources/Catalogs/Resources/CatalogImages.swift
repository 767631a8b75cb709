package import LPAutoLayout
package import LPSupport
package import LPDrawing
package import Foundation
package import LPScene

/// Loads the image files of a catalog's resources in the resolution that fits a scale, and the colours of its asset
/// catalogs.
///
/// At two pixels a point, `photo` is `photo@2x.png` if it exists, then the next larger file, then `photo.png`.
package final class CatalogImages: ImageLoading {
  /// The image files for drawing; each is read once.
  package let files: ImageFiles
  private let finder: ImageFinder
  /// Whether placeholders replace missing images, so that a missing image does not prevent drawing.
  private let reportsMissing: Bool
  /// Whether code gets a placeholder for an image or a colour that is missing.
  private let standsIn: Bool
  private let missing = Locked<[String]>([])
  private let missingColors = Locked<[String]>([])
  /// The fonts of texts in pictures that code reads the pixels of; `nil` until something draws.
  private let fonts = Locked<FontSet?>(nil)

  /// - Parameters:
  ///   - folder: the folder in which names are looked up; paths that begin with a slash stay as they are.
  ///   - assets: the asset catalogs, which are searched first.
  ///   - scale: pixels per point.
  init(
    folder: URL?, assets: AssetCatalog = .empty, scale: Int, reportsMissing: Bool = true,
    standsIn: Bool = false
  ) {
    self.standsIn = standsIn
    let finder = ImageFinder(folder: folder, assets: assets, scale: scale)
    self.reportsMissing = reportsMissing
    self.finder = finder
    files = ImageFiles(
      scale: scale,
      rasterizePDF: { path, scale throws(ImageFileError) in try PDFPage(path: path).png(scale: scale) },
      locate: { finder.find($0)?.path ?? finder.expected($0) })
  }

  package func placeholder(named name: String) -> ImageSource? { standsIn ? .missing(name) : nil }

  package func size(of source: ImageSource) -> CGSize? {
    guard case .file(let name) = source else { return nil }
    guard let found = finder.find(name), let size = try? files.size(at: name) else {
      missing.withLock { if !$0.contains(name) { $0.append(name) } }
      return nil
    }
    let scale = size.isVector ? CGFloat(finder.scale) : found.scale
    return CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  package func image(_ source: ImageSource, for traits: UITraitCollection) -> ImageSource {
    guard case .file(let name) = source, traits.userInterfaceStyle == .dark, finder.assets.hasDarkImage(name) else {
      return source
    }
    return .file(name + AssetCatalog.darkSuffix)
  }

  package func isTemplate(_ source: ImageSource) -> Bool {
    guard case .file(let name) = source else { return false }
    return finder.assets.isTemplate(name)
  }

  package func isSymbol(_ source: ImageSource) -> Bool {
    guard case .file(let name) = source else { return false }
    return finder.assets.isSymbol(name)
  }

  package func slicing(of source: ImageSource) -> ImageSlicing? {
    guard case .file(let name) = source else { return nil }
    return finder.assets.slicing(name, scale: finder.scale)
  }

  package func alignmentInsets(of source: ImageSource) -> UIEdgeInsets {
    guard case .file(let name) = source else { return .zero }
    return finder.assets.alignmentInsets(name, scale: finder.scale)
  }

  package func color(named name: String) -> UIColor? {
    if let color = finder.assets.color(named: name) { return color }
    if finder.assets.damage(of: name) != nil { missing.withLock { if !$0.contains(name) { $0.append(name) } } }
    return nil
  }

  package func placeholderColor(named name: String) -> UIColor? {
    guard standsIn else { return nil }
    if finder.assets.damage(of: name) == nil {
      missingColors.withLock { if !$0.contains(name) { $0.append(name) } }
    }
    let isBackground = ["background", "surface"].contains(where: name.lowercased().contains)
    return isBackground ? .secondarySystemBackground : .systemGray
  }

  package var names: [String] { finder.assets.names }
  package var colorNames: [String] { finder.assets.colorNames }

  private func takeMissing() -> [String] {
    missing.withLock { names in
      defer { names = [] }
      return names
    }
  }

  /// Returns the images that placeholders replaced since the last call.
  package func takeNotes() -> [Diagnostic] {
    let asked = reportsMissing ? [] : takeMissing()
    let names = asked.filter { finder.find($0) == nil && finder.assets.damage(of: $0) == nil }
    let damaged = asked.filter { !names.contains($0) }.compactMap { name in
      problem(name).map {
        Diagnostic(.note, rule: "missing-image", message: "\($0.problem) A placeholder is shown.", fix: $0.remedy)
      }
    }
    let colors = missingColors.withLock { names in
      defer { names = [] }
      return names
    }
    return note("no image file", names, "placeholders are shown") + note("no color", colors, "greys are shown")
      + damaged
  }

  private func note(_ what: String, _ names: [String], _ shown: String) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let list =
      names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
      + (names.count > 6 ? " and \(names.count - 6) more" : "")
    return [
      Diagnostic(
        .note, rule: "missing-image",
        message:
          "\(what) for \(list) in the asset catalogs around the \(standsIn ? "source" : "document"); \(shown)",
        fix: "name the folder that contains the .xcassets with --resources")
    ]
  }

  /// Returns the requested or shown images that are missing since the last call, by name, and why.
  package func takeProblems(in scene: Scene?) -> [(name: String, failure: CommandFailure)] {
    let asked = reportsMissing ? takeMissing() : []
    return (asked + (scene?.imageNames ?? []).filter { !asked.contains($0) }).compactMap { name in
      problem(name).map { (name, $0) }
    }
  }

  private func problem(_ name: String) -> CommandFailure? {
    guard let found = finder.find(name) else {
      if let damage = finder.assets.damage(of: name) {
        return CommandFailure(
          "the asset '\(name)' cannot be used: \(damage)",
          remedy: "Repair that file, or make the asset anew in Xcode, then run the command again.")
      }
      return CommandFailure(
        "cannot find the image '\(name)' (looked for \(finder.expected(name)))",
        remedy: "Put the image file there or correct its name in the source, then run the command again.")
    }
    do throws(ImageFileError) {
      _ = try files.size(at: name)
      return nil
    } catch {
      return CommandFailure(
        "the image \(SourcePath.shown(found.path)): \(error)",
        remedy: "Fix the problem above, then run the command again.")
    }
  }
}

/// Finds the file for an image's name.
private struct ImageFinder: Sendable {
  let folder: URL?
  let assets: AssetCatalog
  let scale: Int

  func find(_ name: String) -> (path: String, scale: CGFloat)? {
    if let asset = assets.find(name, scale: scale) { return asset }
    let ending = ImageFormat.isImage(name) ? (name as NSString).pathExtension : ""
    let base = ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
    // A name with an extension means that file, unless a file for this scale is beside it.
    let endings = ending.isEmpty ? ImageFormat.extensions : [ending]
    let scales = [scale] + Array(scale...max(scale, 3)).dropFirst() + (1..<max(scale, 2)).reversed()
    for ending in endings {
      var candidates = scales.map { ("\(base)@\($0)x.\(ending)", CGFloat($0)) } + [("\(base).\(ending)", 1)]
      if base + "." + ending == name { candidates.insert((name, CGFloat(Self.scale(of: base))), at: 1) }
      for (candidate, scale) in candidates {
        let path = path(candidate)
        if FileManager.default.fileExists(atPath: path) { return (path, scale) }
      }
    }
    return nil
  }

  /// Returns the scale that a name such as `photo@2x` states.
  private static func scale(of base: String) -> Int {
    for scale in 1...3 where base.hasSuffix("@\(scale)x") { return scale }
    return 1
  }

  func expected(_ name: String) -> String {
    SourcePath.shown(path(ImageFormat.isImage(name) ? name : name + ".png"))
  }

  private func path(_ name: String) -> String {
    name.hasPrefix("/") ? name : folder.map { $0.appendingPathComponent(name).path } ?? name
  }
}

extension Scene {
  /// The names of the image files that are shown, each once, in the order of painting.
  package var imageNames: [String] {
    var names: [String] = []
    func collect(_ items: [SceneItem]) {
      for item in items {
        switch item {
        case .image(let name, _, _, _): if !names.contains(name) { names.append(name) }
        case .group(let group):
          collect(group.mask ?? [])
          collect(group.items)
        default: break
        }
      }
    }
    collect(items)
    return names
  }
}

extension CatalogImages: PixelDrawing {
  /// Sets the fonts of texts in pictures that code reads the pixels of.
  package func draw(with fonts: FontSet) { self.fonts.withLock { $0 = fonts } }

  package func pixels(of data: Data) -> PixelPicture? {
    guard let image = try? ImageFiles.decode(Array(data)) else { return nil }
    return PixelPicture(width: image.width, height: image.height, bytes: image.pixels)
  }

  package func png(_ picture: PixelPicture) -> Data? {
    try? Data(PNGFile.encode(RasterImage(picture)))
  }

  @MainActor package func pixels(of result: LayoutResult, in area: CGRect, scale: Int) -> PixelPicture? {
    guard let fonts = fonts.withLock({ $0 }) else { return nil }
    let scene = Scene(contentOf: result, in: area)
    guard let image = try? PNGRenderer(fonts: fonts, images: files).raster(scene, scale: scale) else { return nil }
    return PixelPicture(width: image.width, height: image.height, bytes: image.pixels)
  }

  package func source(of picture: PixelPicture) -> ImageSource {
    let name = "pixels-\(Digest64(picture.bytes, seed: UInt64(picture.width)).hex)"
    files.add(name, RasterImage(picture))
    return .file(name)
  }
}

extension RasterImage {
  fileprivate init(_ picture: PixelPicture) {
    self.init(width: picture.width, height: picture.height, pixels: picture.bytes)
  }
}
