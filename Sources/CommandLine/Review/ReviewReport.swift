package import LPSupport
import LPSnapshots
import LPCatalogs

/// The document that `review --json` prints.
package struct ReviewReport: JoinedReport {
  package struct Entry: Codable, Hashable, Sendable {
    package let catalog: String
    package let preview: String
    package let variant: String
    package let digest: String?

    init(_ golden: PendingGolden) {
      catalog = golden.place.name.catalog
      preview = golden.place.name.preview
      variant = golden.place.file
      digest = golden.digest()
    }
  }

  package let schema: String
  package var status = ExitStatus.success
  package var accepted: [Entry] = []
  package var rejected: [Entry] = []
  /// The decisions that were refused, because the pending golden has changed.
  package var refused: [Entry] = []
  /// The goldens that are still pending.
  package var pending: [Entry] = []
  /// The fonts that accepted pictures show.
  var fonts: Set<String> = []

  private enum CodingKeys: String, CodingKey {
    case schema, status, accepted, rejected, refused, pending
  }

  package init(catalog: String = "") { schema = "layout-preview/review/1" }

  package mutating func add(_ other: ReviewReport) {
    accepted += other.accepted
    rejected += other.rejected
    refused += other.refused
    pending += other.pending
    status = max(status, other.status)
  }
}
