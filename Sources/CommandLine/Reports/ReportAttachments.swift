import LPDrawing
import Foundation

/// The pictures and texts on a report's page: those that are embedded, and the addresses of the others.
struct ReportAttachments {
  private let package: String
  private let link: String
  private var indices: [String: Int] = [:]
  private var paths: [(path: String, isPicture: Bool, isEmbedded: Bool)] = []
  private var bytes = 0

  /// The largest number of bytes of all embedded files: some hundred phone screens. A larger page would open slowly.
  private static let limit = 64 << 20
  /// The largest number of bytes of one embedded file.
  private static let fileLimit = 32 << 20

  /// - Parameter link: the path from the page's folder to the package's.
  init(package: String, link: String) {
    self.package = package
    self.link = link
  }

  /// The addresses relative to the page; empty for embedded files.
  var addresses: [String] {
    paths.map { $0.isEmbedded ? "" : Self.address("\(link)/\($0.path)") }
  }

  mutating func picture(_ path: String?) -> Int? { index(of: path, isPicture: true) }

  mutating func text(_ path: String?) -> Int? { index(of: path, isPicture: false) }

  /// Returns the index of a file; `nil` if it does not exist, because a report may come from another machine.
  private mutating func index(of path: String?, isPicture: Bool) -> Int? {
    guard let path else { return nil }
    if let known = indices[path] { return known }
    guard Self.staysInside(path), let size = size(of: path) else { return nil }
    let isEmbedded = size <= Self.fileLimit && bytes + size <= Self.limit
    if isEmbedded { bytes += size }
    indices[path] = paths.count
    paths.append((path, isPicture, isEmbedded))
    return paths.count - 1
  }

  /// Whether a path stays inside the package. A report that was read from a file can contain any path.
  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("\0")
  }

  /// Returns the size of a regular file; `nil` for a folder or a link.
  private func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(package)/\(path)")
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }

  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Passes the embedded files on as Base64, one after the other, so that only one is in memory; texts are compressed.
  func forEachEmbedded(_ body: (_ index: Int, _ base64: String) throws -> Void) throws {
    for (index, file) in paths.enumerated() where file.isEmbedded {
      guard let data = FileManager.default.contents(atPath: "\(package)/\(file.path)") else { continue }
      try body(index, (file.isPicture ? data : Data(Deflate.pack(Array(data)))).base64EncodedString())
    }
  }
}
