import Foundation

/// The commands that are measured, built beforehand, and a folder for their files.
struct GoldensTools {
  let package: String
  let preview: String
  let gallery: String
  /// Where the library for single catalogs is, and its modules.
  let release: String
  let folder: String
  /// `nil` where they are not installed.
  let imageMagick: String?
  let convert: String?
  let perceptualdiff: String?

  init() throws {
    package =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
      .standardizedFileURL.path
    release = "\(package)/.build/release"
    (preview, gallery) = ("\(release)/preview", "\(release)/Gallery")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    (imageMagick, convert) = (Self.find("compare"), Self.find("convert"))
    perceptualdiff = Self.find("perceptualdiff")
    for product in ["preview", "Gallery", "LayoutPreviewRuntime"] {
      note("building \(product)")
      try TimedProcess(["swift", "build", "-c", "release", "--product", product], in: package).expect([0])
    }
  }

  func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  var missing: [String] {
    (imageMagick == nil ? ["ImageMagick (compare)"] : []) + (perceptualdiff == nil ? ["perceptualdiff"] : [])
  }

  private static func find(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}

/// Progress, for whoever waits.
func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

func median(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.sorted()[values.count / 2] }

/// The 95th percentile, by the nearest rank, of at least one value.
func percentile95(_ values: [Double]) -> Double {
  values.sorted()[min(values.count - 1, Int((Double(values.count) * 0.95).rounded(.up)) - 1)]
}
