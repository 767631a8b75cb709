import Foundation
import LPSupport

/// The file that names are asked for.
struct NamesRequest: Decodable {
  let file: String
  /// The file's content, where it is not to be read.
  let source: String?
  /// Whether calls without a name are listed as well.
  let listsAll: Bool?
  /// Whether the parts of an app's source that can be left out are listed.
  let listsParts: Bool?

  static func read(_ line: String) -> Result<NamesRequest, SourceError> {
    do {
      return .success(try JSONText.decode(NamesRequest.self, from: Data(line.utf8)))
    } catch {
      return .failure(SourceError(message: "malformed request: expected an object with the key 'file'"))
    }
  }

  /// Longer files are refused.
  private static let sizeLimit = 4_000_000

  func bytes() throws(SourceError) -> [UInt8] {
    if let source { return Array(source.utf8) }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) else {
      throw SourceError(message: "\(file) cannot be read")
    }
    guard data.count <= Self.sizeLimit else {
      throw SourceError(message: "\(file) has \(data.count) bytes, more than the \(Self.sizeLimit) that are read")
    }
    return Array(data)
  }
}
