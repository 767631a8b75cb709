import Foundation

/// The folder of this process for files of formats that are read by their path.
enum ScratchFolder {
  static let path: String = {
    let path = "\(NSTemporaryDirectory())/preview-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: ScratchFolder.path) }
    return path
  }()

  /// Writes a file, and returns its path.
  static func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: url)
    return url.path
  }
}
