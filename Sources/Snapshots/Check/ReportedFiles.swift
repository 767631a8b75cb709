/// The files of a variant as paths relative to the package; `nil` for files that do not exist.
package struct ReportedFiles: Hashable, Codable, Sendable {
  /// The goldens: where they are, or would be.
  package var goldenLayout: String?
  package var goldenPicture: String?
  /// In `.preview/failures`. A layout is there only where the texts differ, a picture only where it was drawn.
  package var expectedLayout: String?
  package var actualLayout: String?
  package var expectedPicture: String?
  package var actualPicture: String?
  package var difference: String?
  /// The picture of both layouts next to each other, what moved joined by arrows.
  package var moved: String?
  /// The files in `.preview/pending`; none in continuous integration.
  package var pending: [String] = []
  /// Goldens that `record` wrote.
  package var written: [String] = []

  package init() {}

  /// The files that a reader of the report looks at, in a fixed order.
  package var failures: [String] {
    [expectedLayout, actualLayout, moved, expectedPicture, actualPicture, difference].compactMap(\.self)
  }
}
