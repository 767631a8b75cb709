import LPOperations
import LPDrawing
import LPProcesses
import Foundation
import LPSnapshots
import LPSupport
import LPCalibration
import LPCatalogs

/// The document that `doctor --json` prints.
struct DoctorReport: Codable, Sendable {
  /// A program of the toolchain.
  struct Tool: Codable, Sendable {
    let name: String
    /// The path of the program; `nil` if no folder of `PATH` has it.
    let path: String?
    let use: String
  }

  /// The environment that the goldens of one catalog were recorded with.
  struct CatalogEntry: Codable, Sendable {
    let name: String
    /// The differences in fonts and libraries from this machine; empty if there are none.
    let differences: [EnvironmentDifference]
    /// The reason why the list cannot be read.
    let problem: String?
  }

  let schema: String
  var status: ExitStatus
  /// The package's folder, or the current one.
  let root: String
  let fonts: [FontSet.InventoryEntry]
  /// The fonts of `--fonts` and of catalogs.
  let ownFonts: [FontSet.OwnFont]
  let libraries: [EnvironmentRecord.Library]
  let tools: [Tool]
  let goldens: [CatalogEntry]
  /// Whether a single file compiles; `nil` for the executable of a catalog, which compiles nothing.
  let installation: InstallationCheck?
  /// The Debian packages to install.
  let packages: [String]

  init(root: URL, fontFolders: [URL], installation: InstallationCheck?) throws {
    schema = "layout-preview/doctor/1"
    self.root = root.path
    let set = try FontSet(extraDirectories: fontFolders, isForText: false)
    fonts = set.inventory
    ownFonts = set.ownFonts
    libraries = set.environment.libraries
    tools = [Tool(name: "swift", path: Self.program("swift"), use: "builds catalogs")]
    goldens = try Self.goldens(root, fontFolders)
    self.installation = installation
    packages = Self.packages(fonts, goldens)
    status = .success
    status = verdict
  }

  /// The exit status. Missing essentials are findings, and goldens of other machines are another environment. A script
  /// without a font is neither, since it may never be used.
  private var verdict: ExitStatus {
    let isIncomplete = fonts.contains { $0.isEssential && ($0.file == nil || $0.isDamaged) }
    let isBroken =
      installation?.problem != nil || ownFonts.contains(where: \.isDamaged) || goldens.contains { $0.problem != nil }
    if isIncomplete || isBroken { return .found }
    return goldens.allSatisfy(\.differences.isEmpty) ? .success : .otherEnvironment
  }

  private static func goldens(_ root: URL, _ fontFolders: [URL]) throws -> [CatalogEntry] {
    let store = GoldenStore(root: root, environment: [:])
    let folder = root.appendingPathComponent("goldens").path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return try names.compactMap { name in
      do {
        guard let recorded = try store.environment(ofCatalog: name) else { return nil }
        let sources = FontSources(
          folders: fontFolders.map(\.path), recorded: recorded, stores: [FontStore(store)], includesSystem: true)
        let fonts = try FontSet(sources, isForText: false)
        // The metrics are a choice of the command and not a property of the machine.
        let metrics = TextMetrics(rawValue: recorded.metrics) ?? .ios
        var here = fonts.goldenEnvironment(of: recorded.fonts.map(\.name), metrics: metrics)
        if recorded.drawing != nil {
          here.setCalibration(
            try Calibration.digests(CalibrationCache(environment: ProcessVariables.current)))
        }
        return CatalogEntry(name: name, differences: here.differences(from: recorded), problem: nil)
      } catch let error as GoldenFileError {
        return CatalogEntry(name: name, differences: [], problem: error.message)
      }
    }
  }

  /// Returns the packages of fonts that are missing here, for roles and for goldens.
  private static func packages(_ fonts: [FontSet.InventoryEntry], _ goldens: [CatalogEntry]) -> [String] {
    let roles = fonts.filter { $0.file == nil && !$0.isRareScript }.map(\.package)
    let recorded = goldens.flatMap(\.differences).filter { $0.kind == .font && $0.present == nil }
    return Set(roles + recorded.compactMap(\.package)).sorted()
  }

  private static func program(_ name: String) -> String? {
    let folders = (ProcessVariables.current["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

extension FontSet.InventoryEntry {
  /// Whether the entry is a script without a role of its own.
  var isRareScript: Bool { role.hasPrefix("Script ") }
}
