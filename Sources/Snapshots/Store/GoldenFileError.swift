/// Why a golden that is there cannot be used. Paths are relative to the package.
package enum GoldenFileError: Error, Hashable, Sendable {
  case folder(path: String)
  /// A pipe, a device, a socket.
  case notAFile(path: String)
  case leavesPackage(path: String, target: String)
  case brokenLink(path: String)
  case empty(path: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case tooManyPixels(path: String, width: Int, height: Int, limit: Int)
  case largeFilePointer(path: String)
  case notPNG(path: String)
  case truncated(path: String)
  /// The decoder's reason.
  case undecodable(path: String, reason: String)
  case layoutText(path: String, LayoutTextError)
  case environment(path: String, reason: String)
  /// The system's reason.
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

  /// One line that ends with what to do next.
  package var message: String { "\(path): \(reason)" }

  private var reason: String {
    switch self {
    case .folder: "is a folder where a golden should be; remove it and run `preview record`"
    case .notAFile: "is no regular file; remove it and run `preview record`"
    case .leavesPackage(_, let target): "is a link to \(target), outside of the package; goldens must be inside"
    case .brokenLink: "is a link to nothing; remove it and run `preview record`"
    case .empty: "is empty; restore it with `git checkout` or run `preview record`"
    case .tooLarge(_, let bytes, let limit):
      "has \(ImageDifference.grouped(bytes)) bytes, more than the \(ImageDifference.grouped(limit)) that are read"
    case .tooManyPixels(_, let width, let height, let limit):
      "has \(width)×\(height) pixels, more than the \(ImageDifference.grouped(limit)) that are read"
    case .largeFilePointer: "is a pointer of Git LFS and not the file itself; run `git lfs pull`"
    case .notPNG: "is no PNG file; restore it with `git checkout` or run `preview record`"
    case .truncated: "ends too early; restore it with `git checkout` or run `preview record`"
    case .undecodable(_, let reason): "cannot be decoded (\(reason)); restore it or run `preview record`"
    case .layoutText(_, let error): error.message + "; restore it with `git checkout` or run `preview record`"
    case .environment(_, let reason): "cannot be read (\(reason)); run `preview record --all`"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    }
  }
}

/// Why a golden was not written. Nothing is left half-written.
package enum GoldenWriteError: Error, Hashable, Sendable {
  /// Under `CI=true` no golden is ever written.
  case refused(path: String)
  case leavesPackage(path: String, target: String)
  case failed(path: String, step: AtomicFile.Step, reason: String)
  case notDeleted(path: String, reason: String)
  /// The encoder's bytes do not end as a PNG does.
  case notPNG(path: String)

  package var message: String {
    switch self {
    case .refused(let path):
      "\(path) is not written under CI=true; run `preview record` on your machine and commit the goldens"
    case .leavesPackage(let path, let target):
      "\(path) would be written to \(target), outside of the package; remove the link"
    case .failed(let path, let step, let reason): "\(path) could not be written (\(step.rawValue)): \(reason)"
    case .notDeleted(let path, let reason): "\(path) could not be deleted: \(reason)"
    case .notPNG(let path): "\(path) is not written: what was encoded is no PNG file"
    }
  }
}
