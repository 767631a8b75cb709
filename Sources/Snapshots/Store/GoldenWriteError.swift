/// Explains why a golden was not written. No file is half-written.
package enum GoldenWriteError: Error, Hashable, Sendable {
  /// No golden is written under `CI=true`.
  case refused(path: String)
  case leavesPackage(path: String, target: String)
  case failed(path: String, step: AtomicFile.Step, reason: String)
  case notDeleted(path: String, reason: String)
  /// The encoder's bytes do not end as a PNG file does.
  case notPNG(path: String)

  package var message: String {
    switch self {
    case .refused(let path):
      "\(path) is not written when CI=true; run `preview record` on your machine and commit the goldens"
    case .leavesPackage(let path, let target):
      "\(path) would be written to \(target), outside of the package; remove the link"
    case .failed(let path, let step, let reason): "\(path) could not be written (\(step.rawValue)): \(reason)"
    case .notDeleted(let path, let reason): "\(path) could not be deleted: \(reason)"
    case .notPNG(let path): "\(path) is not written: the encoder's bytes are not a PNG file"
    }
  }
}
