import Localization
import Operations
import Arguments
import Drawing
import Foundation
import Snapshots
import Variants
import Calibration
import Catalogs
import Messages

/// The goldens of a command's catalog: where they are, which variants they are of, and what they were made with.
struct GoldenFolder {
  let context: CommandContext
  let places: PreviewPlaces
  let store: GoldenStore
  let recorded: GoldenEnvironment?
  private let fontSources: FontSources

  /// - Throws: `CommandFailure` where there is no such package or its list of fonts and libraries cannot be read.
  init(_ context: CommandContext, _ resources: CatalogResources) throws {
    self.context = context
    places = PreviewPlaces(context.catalog)
    let path = context.packageFolder
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw CommandFailure(
        "\(path) is not a folder, in --package-path",
        remedy: "Name the folder that contains 'goldens', then run the command again.")
    }
    store = GoldenStore(root: URL(fileURLWithPath: path), environment: ProcessInfo.processInfo.environment)
    do throws(GoldenFileError) {
      recorded = try store.environment(ofCatalog: places.catalogFolder)
    } catch {
      throw CommandFailure(error.message, remedy: "next: \(context.line(["record", "--all"]))")
    }
    fontSources = FontSources(context, resources, recorded: recorded)
  }

  /// - Parameter tasks: those that a sample is drawn from.
  func options(_ purpose: GoldenOptions.Purpose, _ tasks: [PreviewTask]) throws -> GoldenOptions {
    var environment = try environment(fonts: recorded?.fonts.map(\.name) ?? [])
    if purpose.isRecording || recorded?.drawing != nil { try calibrate(&environment) }
    if case .upgrade = purpose {} else { environment.keepCalibration(of: recorded) }
    return GoldenOptions(
      purpose: purpose, package: store.root.path, forcesPixels: context.command[Options.forcesPixels],
      sampled: sample(of: tasks), environment: environment, recorded: recorded,
      recordCommand: context.line(["record"]))
  }

  /// As many as `--sample` says, by digests of their names: spread over the catalog, the same on every machine, and others
  /// with another `--sample-seed`.
  private func sample(of tasks: [PreviewTask]) -> Set<String> {
    guard let count = context.command[Options.sample] else { return [] }
    let seed = context.command[Options.sampleSeed] ?? ""
    let paths = tasks.map { places.golden($0).layoutPath }
    let ranked = paths.map { (SHA256.hex(Array("\(seed)\n\($0)".utf8)), $0) }.sorted { $0.0 < $1.0 }
    return Set(ranked.prefix(count).map(\.1))
  }

  // MARK: Variants

  /// The previews and variants that are asked for; where no option says which variants, those that have goldens as
  /// well as those that the previews declare.
  func selection(_ resources: CatalogResources) throws -> CatalogSelection {
    try CatalogSelection(
      SelectionOptions(context.command), catalog: context.catalog, locales: resources.locales,
      defaultLocale: resources.developmentLanguage, recorded: { variants(ofPreview: $0, resources) },
      times: context.command[Options.timings].map {
        try RecordedTimes(path: $0, catalog: context.catalog.name, remark: context.console.remark)
      } ?? RecordedTimes())
  }

  /// Those with a golden, sorted. Languages that the catalog no longer has make no variant.
  private func variants(ofPreview index: Int, _ resources: CatalogResources) -> [Variant] {
    let folder = "\(store.root.path)/goldens/\(places.folder(ofPreview: index))"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
      .compactMap { try? Variant(name: String($0.dropLast(Self.suffix.count))) }
      .filter { $0.locale == .english || resources.locales.contains($0.locale) }
      .sorted()
  }

  private static let suffix = ".layout.txt"

  /// What belongs to no preview of the catalog, or to no variant that there can be.
  func stale(besides tasks: [PreviewTask], _ resources: CatalogResources) throws -> StaleGoldens {
    var known: [GoldenPlace] = tasks.map(places.golden)
    for index in context.catalog.previews.indices {
      known += variants(ofPreview: index, resources).map { places.golden(PreviewTask(preview: index, variant: $0)) }
    }
    do throws(GoldenFileError) {
      return try store.stale(inCatalog: places.catalogFolder, known: known)
    } catch {
      throw CommandFailure(error.message, remedy: "next: git status goldens")
    }
  }

  /// Previews whose goldens lie under another name.
  func renamed(_ stale: StaleGoldens, missing: [(place: GoldenPlace, digest: String)]) throws -> [RenamedPreview] {
    guard !stale.goldens.isEmpty, !missing.isEmpty else { return [] }
    do throws(GoldenFileError) {
      return try store.renamed(stale, missing: missing)
    } catch {
      throw CommandFailure(error.message, remedy: "next: git status goldens")
    }
  }

  // MARK: Environment

  /// What the command line says, else what the goldens were made with.
  var metrics: TextMetrics {
    if context.command.has(Options.metrics) { return context.command.textMetrics }
    return recorded.flatMap { TextMetrics(rawValue: $0.metrics) } ?? .ios
  }

  func environment(fonts names: [String]) throws -> GoldenEnvironment {
    try FontSet(fontSources).goldenEnvironment(of: names, metrics: metrics)
  }

  /// Adds how this environment draws, and by how much that differs from how goldens were drawn.
  private func calibrate(_ environment: inout GoldenEnvironment) throws {
    let variables = ProcessInfo.processInfo.environment
    // A test that changes how pictures are drawn changes no library.
    let cache = RasterSettings.changed == nil ? CalibrationCache(environment: variables) : nil
    environment.setCalibration(try Calibration.digests(cache))
    guard let recorded, let drawing = recorded.drawing, drawing != environment.drawing else { return }
    environment.calibrationChanges = try Calibration.changes(from: recorded.calibration, in: store)
  }

  /// Keeps what the calibration scenes look like here, where that is not known yet.
  func recordCalibration(_ environment: GoldenEnvironment) throws {
    guard environment.drawing != recorded?.drawing else { return }
    do {
      try Calibration.record(in: store)
    } catch let error as GoldenWriteError {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  /// Keeps the fonts that text was set in, and answers the environment that names them.
  ///
  /// - Parameters:
  ///   - shown: files that goldens show.
  ///   - others: fonts of goldens that stay as they were recorded.
  func keepFonts(
    _ usage: FontUsage, shown: [String], besides others: [GoldenEnvironment.Font] = []
  ) throws -> GoldenEnvironment {
    let left = Set(others.map(\.name))
    let keeper = FontKeeper(try FontSet(fontSources), store: context.fontStores[0], metrics: metrics)
    do throws(GoldenWriteError) {
      var kept = try keeper.keep(
        usage.without(left), shown: shown.filter { !left.contains($0) },
        recorded: context.command[Options.updatesFonts] ? nil : recorded)
      guard !others.isEmpty else { return kept }
      kept.fonts = kept.fonts.filter { !left.contains($0.name) } + others
      kept.keepsFonts = recorded?.keepsFonts ?? false
      return kept
    } catch {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  /// Deletes files of the package's font store that the catalog named before and that no catalog names now.
  func removeUnusedFonts() throws(GoldenWriteError) {
    guard context.command[Options.fontStore] == nil else { return }
    try context.fontStores[0].removeFiles(of: recorded, besides: store.environments)
  }
}
