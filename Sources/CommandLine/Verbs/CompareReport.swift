import LPSupport
import LPSnapshots

/// `compare --json`.
struct CompareReport: Encodable {
  enum Proof: String, Encodable {
    /// The files are the same; nothing was decoded.
    case bytes
    case pixels
    case tolerance
  }

  let schema = "layout-preview/compare/1"
  let status: ExitStatus
  let provenBy: Proof?
  let difference: ImageDifference?
  /// The picture of the difference that was written.
  let diff: String?
}
