import LPLayoutModel
import LPDrawing
import Foundation
import LPScene
import LPSupport
import LPSnapshots

/// Two hundred small changes to what `preview test` relies on: a pixel of a golden PNG, an item of a display list, a byte
/// of a font file. Each must be noticed.
@MainActor
struct MutationRun {
  private let tools: GoldensTools
  private var random: SplitMix64
  private let package: String

  init(_ tools: GoldensTools, seed: Int) {
    self.tools = tools
    random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    package = tools.path("mutations")
  }

  mutating func run(into report: inout GoldensReport) throws {
    note("making mutations")
    let manager = FileManager.default
    try manager.createDirectory(atPath: package, withIntermediateDirectories: true)
    try manager.copyItem(atPath: "\(tools.package)/goldens", toPath: "\(package)/goldens")
    try TimedProcess([tools.gallery, "test", "--package-path", package]).expect([0])
    var missed: [String] = []
    for _ in 0..<90 { if let one = try missedPixel() { missed.append(one) } }
    let scenes = try scenes()
    for _ in 0..<80 { if let one = try missedItem(scenes) { missed.append(one) } }
    for _ in 0..<30 { if let one = try missedFontByte() { missed.append(one) } }
    report.mutations = 200
    report.mutations_caught = 200 - missed.count
    report.missed = missed
  }

  // MARK: Pixels

  /// One channel of one pixel, by as little as one; written by another program, or with the seal of the golden.
  private mutating func missedPixel() throws -> String? {
    let files = Self.files("\(package)/goldens/Gallery", ".png")
    let file = files.randomElement(using: &random)!
    let path = "\(package)/goldens/Gallery/\(file)"
    let before = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    defer { try? Data(before).write(to: URL(fileURLWithPath: path)) }
    var image = try PNGFile.decode(before)
    let place =
      Int.random(in: 0..<image.width * image.height, using: &random) * 4 + Int.random(in: 0...2, using: &random)
    let old = image.pixels[place]
    image.pixels[place] = old ^ UInt8(1 << Int.random(in: 0...7, using: &random))
    var after = try PNGFile.encode(image, effort: .small)
    let keepsSeal = Bool.random(using: &random)
    if keepsSeal { after = Self.movingSeal(from: before, to: after) }
    try Data(after).write(to: URL(fileURLWithPath: path))
    let preview = Self.preview(of: file)
    let run = try TimedProcess([tools.gallery, "test", preview, "--package-path", package], keepsOutput: true)
    if run.status == 1, run.output.contains("pixels (") { return nil }
    return "\(file): byte \(place) of the pixels, \(old) → \(image.pixels[place])\(keepsSeal ? ", seal kept" : "")"
  }

  /// The text chunk before the end, as an editor would keep it.
  private static func movingSeal(from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let mark = Array("tEXtLayoutPreview".utf8)
    guard let start = old.indices.reversed().first(where: { old[$0...].starts(with: mark) }) else { return new }
    return new.dropLast(12) + old[(start - 4)...]
  }

  // MARK: Display lists

  private typealias Drawn = (name: String, result: LayoutResult, scene: Scene, fonts: FontSet)

  /// Of the gallery's screens, as `preview test` makes them.
  private func scenes() throws -> [Drawn] {
    let fonts = try FontSet()
    let typesetter = PangoTypesetter(fonts: fonts)
    let out = tools.path("scenes")
    try TimedProcess([tools.gallery, "render", "--format", "json", "--variant", "default,dark,ar", "--out", out])
      .expect([0])
    return try Self.files(out, ".json").map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(out)/\(file)"))
      let result = try JSONDecoder().decode(LayoutResult.self, from: data)
      return (file, result, Scene(result: result, options: SceneOptions(), typesetter: typesetter), fonts)
    }
  }

  /// An item moved, recoloured, left out or set with another glyph, so that at least one pixel is another one.
  private mutating func missedItem(_ scenes: [Drawn]) throws -> String? {
    let drawn = scenes.randomElement(using: &random)!
    let renderer = PNGRenderer(fonts: drawn.fonts)
    let place = GoldenPlaces([GoldenName(catalog: "Scenes", preview: drawn.name, variant: "")]).all[0]
    let store = GoldenStore(root: URL(fileURLWithPath: package), environment: [:])
    let check = GoldenCheck(
      store: store, environment: GoldenEnvironment(fonts: [], libraries: []), recordedEnvironment: nil)
    func source(_ scene: Scene) -> PictureSource {
      PictureSource(
        digest: { scene.digest { _ in nil } }, environment: { GoldenEnvironment(fonts: [], libraries: []) },
        draw: { try renderer.raster(scene, scale: 1) }, encode: { try PNGFile.encode($0) },
        decode: { try PNGFile.decode($0) }, scale: 1)
    }
    _ = try GoldenRecorder(check: check, mode: .changed).record(drawn.result, at: place, picture: source(drawn.scene))
    let pixels = try renderer.raster(drawn.scene, scale: 1)
    while true {
      var items = SceneMutation(random: random)
      let mutated = Scene(size: drawn.scene.size, items: items.mutated(drawn.scene.items), title: drawn.scene.title)
      random = items.random
      if try renderer.raster(mutated, scale: 1) == pixels { continue }
      let outcome = try check.verify(drawn.result, at: place, picture: source(mutated))
      guard case .same = outcome.verdict else { return nil }
      return "\(drawn.name): \(items.what)"
    }
  }

  // MARK: Fonts

  /// Any byte of a font that goldens show.
  private mutating func missedFontByte() throws -> String? {
    let environment = try JSONDecoder().decode(
      GoldenEnvironment.self,
      from: Data(contentsOf: URL(fileURLWithPath: "\(package)/goldens/Gallery/environment.json")))
    let name = environment.fonts.randomElement(using: &random)!.name
    guard let path = Self.fontPath(name) else { return "\(name) is not found" }
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let place = Int.random(in: 0..<bytes.count, using: &random)
    bytes[place] ^= UInt8(1 << Int.random(in: 0...7, using: &random))
    let folder = tools.path("fonts")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    let run = try TimedProcess([tools.gallery, "test", "--package-path", package, "--fonts", folder])
    return run.status != 0 ? nil : "\(name): byte \(place)"
  }

  private static func fontPath(_ name: String) -> String? {
    let root = "/usr/share/fonts"
    let files = FileManager.default.enumerator(atPath: root)
    while let file = files?.nextObject() as? String {
      if file.hasSuffix("/\(name)") { return "\(root)/\(file)" }
    }
    return nil
  }

  // MARK: Files

  private static func files(_ folder: String, _ ending: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) && !$0.hasSuffix("environment.json") }.sorted()
  }

  /// A pattern for the preview whose folder it is in: `profile*card`.
  private static func preview(of file: String) -> String {
    file.split(separator: "/")[0].replacingOccurrences(of: "-", with: "*")
  }
}

/// Changes one item of a display list.
struct SceneMutation {
  var random: SplitMix64
  private(set) var what = ""
  private var target = 0

  init(random: SplitMix64) { self.random = random }

  mutating func mutated(_ items: [SceneItem]) -> [SceneItem] {
    target = Int.random(in: 0..<max(1, Self.count(items)), using: &random)
    return visit(items)
  }

  private static func count(_ items: [SceneItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .group(let group) = item { return sum + count(group.items) }
      return sum + 1
    }
  }

  private mutating func visit(_ items: [SceneItem]) -> [SceneItem] {
    var kept: [SceneItem] = []
    for item in items {
      if case .group(var group) = item {
        group.items = visit(group.items)
        kept.append(.group(group))
      } else {
        if target == 0 { kept += changed(item) } else { kept.append(item) }
        target -= 1
      }
    }
    return kept
  }

  private mutating func changed(_ item: SceneItem) -> [SceneItem] {
    let step = CGFloat(Int.random(in: 1...3, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
    switch item {
    case _ where Int.random(in: 0..<4, using: &random) == 0:
      what = "an item left out"
      return []
    case .fill(let path, let color):
      what = "a fill with another colour"
      return [.fill(path, recolored(color))]
    case .stroke(let path, var stroke):
      what = "a stroke of another width"
      stroke.style.width += abs(step)
      return [.stroke(path, stroke)]
    case .glyphs(var run, var point, let color):
      if Bool.random(using: &random), !run.glyphs.isEmpty {
        what = "another glyph"
        run.glyphs[Int.random(in: run.glyphs.indices, using: &random)] += 1
      } else {
        what = "text moved by \(step)"
        point.x += step
      }
      return [.glyphs(run, at: point, color)]
    case .image(let name, let rect, let flipped, let tint):
      what = "a picture moved"
      return [.image(name, in: rect.offsetBy(dx: step, dy: 0), flipped: flipped, tint: tint)]
    case .gradient(let path, var gradient):
      what = "a gradient with another colour"
      gradient.stops[0].color = recolored(gradient.stops[0].color)
      return [.gradient(path, gradient)]
    case .group: return [item]
    }
  }

  private mutating func recolored(_ color: RGBA) -> RGBA {
    var color = color
    let step = 1.0 / 255
    color.red += color.red > 0.5 ? -step : step
    return color
  }
}
