package import LPDrawing
import Foundation
package import LPSnapshots

/// Writes the fonts that goldens show into the font store.
package struct FontKeeper {
  private let fonts: FontSet
  private let store: FontStore
  private let metrics: TextMetrics

  package init(_ fonts: FontSet, store: FontStore, metrics: TextMetrics) {
    self.fonts = fonts
    self.store = store
    self.metrics = metrics
  }

  /// Keeps the fonts that text was set in, and returns the environment that names them.
  ///
  /// - Parameters:
  ///   - shown: the font files that goldens show, also in texts that were not set again in this run.
  ///   - recorded: the environment that the goldens were recorded with.
  package func keep(
    _ usage: FontUsage, shown: [String], recorded: GoldenEnvironment?
  ) throws(GoldenWriteError) -> GoldenEnvironment {
    var faces = usage.files
    let captions = faces.isEmpty && shown.isEmpty ? [] : fonts.captionFonts(metrics: metrics)
    for name in shown + captions where faces[name] == nil { faces[name] = [:] }
    var environment = fonts.goldenEnvironment(of: faces.keys.sorted(), metrics: metrics)
    environment.keepsFonts = true
    for index in environment.fonts.indices {
      let name = environment.fonts[index].name
      let before = recorded?.fonts.first { $0.name == name }
      let family = fonts.family(of: name)
      if let before, isKept(environment.fonts[index], before) {
        (environment.fonts[index].kept, environment.fonts[index].license) = (before.kept, before.license)
        if let family { environment.families[family.stem] = family.styles }
        continue
      }
      var used = faces[name] ?? [:]
      // For texts that were not set again only the file is known; the faces that were kept before stay.
      if used.isEmpty, before?.kept == nil { used = [0: []] }
      guard let content = fonts.keptContent(of: name, faces: used) else { continue }
      environment.fonts[index].kept = try write(content)
      let isSame = before?.sha256 == environment.fonts[index].sha256
      let license = isSame ? before?.license : nil
      let font = environment.fonts[index]
      environment.fonts[index].license = if let license { license } else { try writeLicense(of: font, content) }
      if let family { environment.families[family.stem] = family.styles }
    }
    return environment
  }

  /// Whether the text was set in the very file that the store keeps, whose content fits its name.
  private func isKept(_ font: GoldenEnvironment.Font, _ before: GoldenEnvironment.Font) -> Bool {
    guard let kept = before.kept, kept.count == 1, before.license != nil, before.sha256 == font.sha256 else {
      return false
    }
    return fonts.keptPath(of: font.name) == store.path(of: kept[0].file)
  }

  private func write(_ content: FontSet.KeptContent) throws(GoldenWriteError) -> [GoldenEnvironment.KeptFile] {
    var files: [GoldenEnvironment.KeptFile] = []
    for file in content.files {
      let name = "\(SHA256.hex(file.bytes)).\(file.ending)"
      try store.write(file.bytes, as: name)
      files.append(.init(file: name, face: file.face))
    }
    return files
  }

  /// Writes the licence that the distribution's package contains, or else the one in the font; returns `nil` if there
  /// is none.
  private func writeLicense(
    of font: GoldenEnvironment.Font, _ content: FontSet.KeptContent
  ) throws(GoldenWriteError) -> String? {
    let copyright = font.package.flatMap { FileManager.default.contents(atPath: "/usr/share/doc/\($0)/copyright") }
    let text = copyright.map { Array($0) } ?? Array((content.license + "\n").utf8)
    guard text.count > 1 else { return nil }
    let owner = font.package ?? fonts.family(of: font.name)?.stem.lowercased() ?? "font"
    let name = "license-\(owner)-\(SHA256.hex(text).prefix(8)).txt"
    try store.write(text, as: name)
    return name
  }
}
