import Drawing
import Foundation

/// The pictures and texts that a report's page shows: those that are put into it, and the addresses of the others.
struct ReportAttachments {
  private let package: String
  private let link: String
  private var indices: [String: Int] = [:]
  private var paths: [(path: String, isPicture: Bool, isEmbedded: Bool)] = []
  private var bytes = 0

  /// Bytes of all files in a page: some hundred screens of a phone. More would be slow to open.
  private static let limit = 64 << 20
  /// Of one file.
  private static let fileLimit = 32 << 20

  /// - Parameter link: from the page's folder to the package's.
  init(package: String, link: String) {
    self.package = package
    self.link = link
  }

  /// Relative to the page; empty for what is in it.
  var addresses: [String] {
    paths.map { $0.isEmbedded ? "" : Self.address("\(link)/\($0.path)") }
  }

  mutating func picture(_ path: String?) -> Int? { index(of: path, isPicture: true) }

  mutating func text(_ path: String?) -> Int? { index(of: path, isPicture: false) }

  /// Nil for files that there are not: a report may have come from another machine without them.
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

  /// A report that was read from a file names whatever its author liked.
  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("\0")
  }

  /// Of a file that is neither a folder nor a link.
  private func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(package)/\(path)")
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }

  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// One after the other, as base 64, so that only one is in memory; texts are packed.
  func forEachEmbedded(_ body: (_ index: Int, _ base64: String) throws -> Void) throws {
    for (index, file) in paths.enumerated() where file.isEmbedded {
      guard let data = FileManager.default.contents(atPath: "\(package)/\(file.path)") else { continue }
      try body(index, (file.isPicture ? data : Data(Deflate.pack(Array(data)))).base64EncodedString())
    }
  }
}
