import LPAutoLayout
import LPCatalogs
import LPDrawing
import LPLocalization
import Foundation
import LPSnapshots
import LPSourceNames
import LPVariants

/// The fonts, images and screen of this process, in which tests make their views.
final class SnapshotHost: Sendable {
  static let shared = SnapshotHost()

  let fonts: FontSet
  let typesetter: PangoTypesetter
  let images: CatalogImages
  let metrics = TextMetrics.ios
  /// The environment of views that a test makes.
  let environment: LayoutEnvironment
  /// The package's goldens.
  let store: GoldenStore
  /// The environment that references were recorded with; `nil` for none.
  let recorded: GoldenEnvironment?
  /// Why the record of that environment cannot be used; `nil` if it can, or if there is none.
  let environmentProblem: SnapshotProblem?
  /// Why the device that was asked for cannot be used; `nil` if it can.
  let deviceProblem: SnapshotProblem?

  /// The folder of goldens that lists the fonts of snapshots.
  static let catalogFolder = "Snapshots"

  private init() {
    let variables = ProcessInfo.processInfo.environment
    let package = Self.package(variables)
    store = GoldenStore(root: URL(fileURLWithPath: package), environment: variables)
    (recorded, environmentProblem) = Self.recorded(in: store)
    let sources = FontSources(
      folders: Self.fontFolders(package, variables), recorded: recorded, stores: [FontStore(store)],
      includesSystem: true)
    do {
      fonts = try FontSet(sources)
    } catch {
      fatalError("Snapshots need fonts: \(error)")
    }
    typesetter = PangoTypesetter(fonts: fonts, metrics: metrics)
    let device = SimulatedDevice.current
    deviceProblem = device.problem
    let resources = CatalogResources(
      aroundTestsOf: package, folders: Self.folders(variables["SNAPSHOT_RESOURCES"]))
    images = resources.images(scale: device.scale)
    images.draw(with: fonts)
    environment = LayoutEnvironment(
      traits: device.traits, screenSize: device.size, safeAreaInsets: .zero, text: typesetter,
      strings: Localizer(
        library: resources.library, language: device.locale ?? .english,
        device: device.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"),
      images: images,
      metrics: device.metrics, sources: SourceNames(package: package), deviceTraits: UITraitCollection(device.traits),
      isLive: true)
  }

  private static func recorded(in store: GoldenStore) -> (GoldenEnvironment?, SnapshotProblem?) {
    do throws(GoldenFileError) {
      return (try store.environment(ofCatalog: catalogFolder), nil)
    } catch {
      let remedy = "Restore it from version control; without it references may have been drawn with other fonts."
      return (nil, SnapshotProblem("The record of the references' environment cannot be used: \(error) \(remedy)"))
    }
  }

  /// The folder of the package: the working folder of `swift test`, or the nearest one above with a manifest.
  private static func package(_ variables: [String: String]) -> String {
    if let given = variables["SNAPSHOT_PACKAGE"] { return given }
    let start = FileManager.default.currentDirectoryPath
    var folder = URL(fileURLWithPath: start)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return start
  }

  private static func folders(_ list: String?) -> [String] { list?.split(separator: ":").map(String.init) ?? [] }

  /// The folders of the project's fonts: those that `SNAPSHOT_FONTS` lists, and `Resources/Fonts`.
  private static func fontFolders(_ package: String, _ variables: [String: String]) -> [String] {
    let own = "\(package)/Resources/Fonts"
    return folders(variables["SNAPSHOT_FONTS"]) + (FileManager.default.fileExists(atPath: own) ? [own] : [])
  }
}

/// Has views made in the host's environment; a constructor calls it when the process starts.
@_cdecl("layoutpreview_start_snapshots")
func startSnapshots() {
  SimulatedDevice.current.tell()
  LayoutEnvironment.makeInitial = { SnapshotHost.shared.environment }
}
