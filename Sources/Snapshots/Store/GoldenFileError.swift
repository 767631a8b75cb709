import LPSupport

/// Explains why an existing golden cannot be used. Paths are relative to the package.
package enum GoldenFileError: Error, Hashable, Sendable {
  case folder(path: String)
  /// The path is a pipe, a device or a socket.
  case notAFile(path: String)
  case leavesPackage(path: String, target: String)
  case brokenLink(path: String)
  case empty(path: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case tooManyPixels(path: String, width: Int, height: Int, limit: Int)
  case largeFilePointer(path: String)
  case notPNG(path: String)
  case truncated(path: String)
  /// The file cannot be decoded; the decoder gives the reason.
  case undecodable(path: String, reason: String)
  case layoutText(path: String, LayoutTextError)
  case environment(path: String, reason: String)
  /// The file cannot be read; the system gives the reason.
  case unreadable(path: String, reason: String)

  package var path: String {
    switch self {
    case .folder(let path), .notAFile(let path), .leavesPackage(let path, _), .brokenLink(let path), .empty(let path),
      .tooLarge(let path, _, _), .tooManyPixels(let path, _, _, _), .largeFilePointer(let path), .notPNG(let path),
      .truncated(let path), .undecodable(let path, _), .layoutText(let path, _), .environment(let path, _),
      .unreadable(let path, _):
      path
    }
  }

  /// Whether a new file can take the place of this one.
  package var isReplaceable: Bool {
    switch self {
    case .environment, .empty, .tooLarge, .brokenLink: true
    default: false
    }
  }

  /// The message: one line that ends with what to do next.
  package var message: String { "\(path): \(reason)" }

  private var reason: String {
    switch self {
    case .folder: "is a folder where a golden should be; remove it and run `preview record`"
    case .notAFile: "is not a regular file; remove it and run `preview record`"
    case .leavesPackage(_, let target): "is a link to \(target), outside of the package; goldens must be inside"
    case .brokenLink: "is a broken link; remove it and run `preview record`"
    case .empty: "is empty; restore it with `git checkout` or run `preview record`"
    case .tooLarge(_, let bytes, let limit):
      "has \(bytes.grouped) bytes, more than the \(limit.grouped) that are read"
    case .tooManyPixels(_, let width, let height, let limit):
      "has \(width)×\(height) pixels, more than the \(limit.grouped) that are read"
    case .largeFilePointer: "is a Git LFS pointer, not the file itself; run `git lfs pull`"
    case .notPNG: "is not a PNG file; restore it with `git checkout` or run `preview record`"
    case .truncated: "ends too early; restore it with `git checkout` or run `preview record`"
    case .undecodable(_, let reason): "cannot be decoded (\(reason)); restore it or run `preview record`"
    case .layoutText(_, let error): error.message + "; restore it with `git checkout` or run `preview record`"
    case .environment(_, let reason): "cannot be read (\(reason)); run `preview record --all`"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    }
  }
}

extension GoldenFileError: Codable {
  // Reports store only the sentence, and readers of a report show it unchanged.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self = .unreadable(
      path: try values.decode(String.self, forKey: .path), reason: try values.decode(String.self, forKey: .message))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(message, forKey: .message)
  }

  private enum CodingKeys: String, CodingKey {
    case path, message
  }
}
