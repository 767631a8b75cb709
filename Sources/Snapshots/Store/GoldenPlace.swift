/// The paths of a golden's files, relative to the package.
package struct GoldenPlace: Hashable, Codable, Sendable {
  package var name: GoldenName
  /// `Gallery`
  package var catalogFolder: String
  /// `profile-card`
  package var previewFolder: String
  /// The file's name without suffix: `default`, `rtl`.
  package var file: String

  /// `Gallery/profile-card`
  var folder: String { "\(catalogFolder)/\(previewFolder)" }
  /// `goldens/Gallery/profile-card/rtl.layout.txt`
  package var layoutPath: String { "goldens/\(folder)/\(file).layout.txt" }
  /// `goldens/Gallery/profile-card/rtl.png`
  package var picturePath: String { "goldens/\(folder)/\(file).png" }
  /// `.preview/pending/Gallery/profile-card/rtl.layout.txt`
  package var pendingLayoutPath: String { ".preview/pending/\(folder)/\(file).layout.txt" }
  package var pendingPicturePath: String { ".preview/pending/\(folder)/\(file).png" }
  /// `.preview/failures/Gallery/profile-card/rtl`
  package var failureFolder: String { ".preview/failures/\(folder)/\(file)" }
}
