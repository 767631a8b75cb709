package import Messages
import Snapshots
import Catalogs

/// `review --json`.
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
  /// What is no longer what was looked at.
  package var refused: [Entry] = []
  /// What is left.
  package var pending: [Entry] = []
  /// That accepted pictures show.
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
