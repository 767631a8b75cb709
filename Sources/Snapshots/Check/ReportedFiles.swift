/// The files of a variant as paths relative to the package; `nil` for files that do not exist.
package struct ReportedFiles: Hashable, Codable, Sendable {
  /// The golden layout text: where it is, or would be.
  package var goldenLayout: String?
  package var goldenPicture: String?
  /// The golden's layout text in `.preview/failures`. Layout texts are there only if they differ, pictures only if they
  /// were drawn.
  package var expectedLayout: String?
  package var actualLayout: String?
  package var expectedPicture: String?
  package var actualPicture: String?
  package var difference: String?
  /// The picture of both layouts next to each other, with arrows between the places of views that moved.
  package var moved: String?
  /// The files in `.preview/pending`; none in continuous integration.
  package var pending: [String] = []
  /// The goldens that `record` wrote.
  package var written: [String] = []

  package init() {}

  /// The files that a reader of the report looks at, in a fixed order.
  package var failures: [String] {
    [expectedLayout, actualLayout, moved, expectedPicture, actualPicture, difference].compactMap(\.self)
  }
}
