import Drawing
import Foundation
import Snapshots

/// The goldens of a command's catalog: where they are, which variants they are of, and what they were made with.
struct GoldenFolder {
  let context: CommandContext
  let places: PreviewPlaces
  let store: GoldenStore
  let recorded: GoldenEnvironment?

  /// - Throws: `CommandFailure` where there is no such package or its list of fonts and libraries cannot be read.
  init(_ context: CommandContext) throws {
    self.context = context
    places = PreviewPlaces(context.catalog)
    let path = context.command.value("package-path") ?? FileManager.default.currentDirectoryPath
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw CommandFailure(
        "\(path) is no folder, in --package-path",
        remedy: "Name the folder that holds 'goldens', then run '\(context.name) \(context.command.verb)' again.")
    }
    store = GoldenStore(root: URL(fileURLWithPath: path), environment: ProcessInfo.processInfo.environment)
    do throws(GoldenFileError) {
      recorded = try store.environment(ofCatalog: places.catalogFolder)
    } catch {
      throw CommandFailure(error.message, remedy: "next: \(context.line(["record", "--all"]))")
    }
  }

  func options(_ purpose: GoldenOptions.Purpose, environment: GoldenEnvironment) -> GoldenOptions {
    GoldenOptions(
      purpose: purpose, package: store.root.path, forcesPixels: context.command.has("pixels"), environment: environment)
  }

  // MARK: Variants

  /// The previews and variants that are asked for; where no option says which variants, those that have goldens as
  /// well as those that the previews declare.
  func selection(_ resources: CatalogResources) throws -> CatalogSelection {
    try CatalogSelection(
      context.command, catalog: context.catalog, locales: resources.locales,
      defaultLocale: resources.developmentLanguage, recorded: variants(ofPreview:))
  }

  /// Those with a golden, sorted.
  private func variants(ofPreview index: Int) -> [Variant] {
    let folder = "\(store.root.path)/goldens/\(places.folder(ofPreview: index))"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
      .compactMap { try? Variant(name: String($0.dropLast(Self.suffix.count))) }
      .sorted()
  }

  private static let suffix = ".layout.txt"

  /// What belongs to no preview of the catalog, or to no variant that there can be.
  func stale(besides tasks: [PreviewTask]) throws -> StaleGoldens {
    var known: [GoldenPlace] = tasks.map(places.golden)
    for index in context.catalog.previews.indices {
      known += variants(ofPreview: index).map { places.golden(PreviewTask(preview: index, variant: $0)) }
    }
    do throws(GoldenFileError) {
      return try store.stale(inCatalog: places.catalogFolder, known: known)
    } catch {
      throw CommandFailure(error.message, remedy: "next: git status goldens")
    }
  }

  // MARK: Environment

  /// Libraries, and the named font files as they are on this machine; files that are not here are left out.
  func environment(fonts names: [String]) throws -> GoldenEnvironment {
    let fonts = try FontSet(extraDirectories: context.command.values("fonts").map { URL(fileURLWithPath: $0) })
    let record = fonts.environment(of: names)
    return GoldenEnvironment(
      fonts: record.fonts.map { .init(name: $0.file, sha256: $0.sha256, package: Self.package(of: $0.file)) },
      libraries: record.libraries.map { .init(name: $0.name, version: $0.version) })
  }

  /// Debian's.
  private static func package(of file: String) -> String? {
    if file.hasPrefix("Inter") { return "fonts-inter" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("NotoSansCJK") || file.hasPrefix("NotoSerifCJK") { return "fonts-noto-cjk" }
    if file.hasPrefix("Noto") { return "fonts-noto-core" }
    return file.hasPrefix("DejaVu") ? "fonts-dejavu-core" : nil
  }
}
