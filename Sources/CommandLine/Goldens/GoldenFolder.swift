import LPLocalization
import LPOperations
import LPArguments
import LPDrawing
import LPProcesses
import Foundation
import LPSnapshots
import LPVariants
import LPCalibration
import LPCatalogs
import LPSupport

/// The goldens of a command's catalog: their places, their variants, and the environment that they were recorded with.
struct GoldenFolder {
  let context: CommandContext
  let places: PreviewPlaces
  let store: GoldenStore
  let recorded: GoldenEnvironment?
  /// Why the list of fonts and libraries cannot be read, in a run that writes it anew.
  private(set) var replaced: CommandFailure?
  private let fontSources: FontSources

  /// - Throws: `CommandFailure` if the package does not exist or its list of fonts and libraries cannot be read.
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
    store = GoldenStore(root: URL(fileURLWithPath: path), environment: ProcessVariables.current)
    do throws(GoldenFileError) {
      recorded = try store.environment(ofCatalog: places.catalogFolder)
    } catch {
      let failure = CommandFailure(error.message, remedy: "next: \(context.line(["record", "--all"]))")
      guard context.command[Options.recordsAll], error.isReplaceable else { throw failure }
      recorded = nil
      replaced = failure
    }
    fontSources = FontSources(context, resources, recorded: recorded)
  }

  /// - Parameter tasks: the variants from which a sample is drawn.
  func options(_ purpose: GoldenOptions.Purpose, _ tasks: [PreviewTask]) throws -> GoldenOptions {
    var environment = try environment(fonts: recorded?.fonts.map(\.name) ?? [])
    if purpose.isRecording || recorded?.drawing != nil { try calibrate(&environment) }
    if case .upgrade = purpose {} else { environment.keepCalibration(of: recorded) }
    return GoldenOptions(
      purpose: purpose, package: store.root.path, forcesPixels: context.command[Options.forcesPixels],
      sampled: sample(of: tasks), environment: environment, recorded: recorded,
      recordCommand: context.recordLine, base: context.base)
  }

  /// Returns as many variants as `--sample` says, chosen by digests of their names. They are spread over the catalog,
  /// are the same on every machine, and differ for another `--sample-seed`.
  private func sample(of tasks: [PreviewTask]) -> Set<String> {
    guard let count = context.command[Options.sample] else { return [] }
    let seed = context.command[Options.sampleSeed] ?? ""
    let paths = tasks.map { places.golden($0).layoutPath }
    let ranked = paths.map { (SHA256.hex(Array("\(seed)\n\($0)".utf8)), $0) }.sorted { $0.0 < $1.0 }
    return Set(ranked.prefix(count).map(\.1))
  }

  // MARK: Variants

  /// Selects the previews and variants of the command. If no option selects variants, these are the variants with
  /// goldens and those that the previews declare.
  func selection(_ resources: CatalogResources) throws -> CatalogSelection {
    try CatalogSelection(
      SelectionOptions(context.command), catalog: context.catalog, locales: resources.locales,
      defaultLocale: resources.developmentLanguage, recorded: { variants(ofPreview: $0, resources) },
      times: context.command[Options.timings].map {
        try RecordedTimes(path: $0, catalog: context.catalog.name, remark: context.console.remark)
      } ?? RecordedTimes())
  }

  /// Returns the variants of a preview that have a golden, sorted. Languages that the catalog no longer has are left
  /// out.
  private func variants(ofPreview index: Int, _ resources: CatalogResources) -> [Variant] {
    let folder = "\(store.root.path)/goldens/\(places.folder(ofPreview: index))"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
      .compactMap { try? Variant(name: String($0.dropLast(Self.suffix.count))) }
      .filter { $0.locale == .english || resources.locales.contains($0.locale) }
      .sorted()
  }

  private static let suffix = ".layout.txt"

  /// Finds goldens that belong to no preview of the catalog, or to no variant that can exist.
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

  /// Returns the previews whose goldens have another name.
  func renamed(_ stale: StaleGoldens, missing: [(place: GoldenPlace, digest: String)]) throws -> [RenamedPreview] {
    guard !stale.goldens.isEmpty, !missing.isEmpty else { return [] }
    do throws(GoldenFileError) {
      return try store.renamed(stale, missing: missing)
    } catch {
      throw CommandFailure(error.message, remedy: "next: git status goldens")
    }
  }

  // MARK: Environment

  /// The metrics of the command line, or else those that the goldens were recorded with.
  var metrics: TextMetrics {
    if context.command.has(Options.metrics) { return context.command.textMetrics }
    return recorded.flatMap { TextMetrics(rawValue: $0.metrics) } ?? .ios
  }

  func environment(fonts names: [String]) throws -> GoldenEnvironment {
    try FontSet(fontSources).goldenEnvironment(of: names, metrics: metrics)
  }

  /// Adds the calibration of this environment, and its differences from the recorded one.
  private func calibrate(_ environment: inout GoldenEnvironment) throws {
    let variables = ProcessVariables.current
    // Tests change how pictures are drawn without changing a library, so a cached result would be wrong.
    let cache = RasterSettings.changed == nil ? CalibrationCache(environment: variables) : nil
    environment.setCalibration(try Calibration.digests(cache))
    guard let recorded, let drawing = recorded.drawing, drawing != environment.drawing else { return }
    environment.calibrationChanges = try Calibration.changes(from: recorded.calibration, in: store)
  }

  /// Records the calibration scenes of this environment if they are not recorded yet.
  func recordCalibration(_ environment: GoldenEnvironment) throws {
    guard environment.drawing != recorded?.drawing else { return }
    do {
      try Calibration.record(in: store)
    } catch let error as GoldenWriteError {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  /// Keeps the fonts that text was set in, and returns the environment that names them.
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
