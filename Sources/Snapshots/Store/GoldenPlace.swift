/// The paths of a golden's files, relative to the package.
package struct GoldenPlace: Hashable, Codable, Sendable {
  package var name: GoldenName
  /// `Gallery`
  package var catalogFolder: String
  /// `profile-card`
  package var previewFolder: String
  /// The file's name without suffix: `default`, `rtl`.
  package var file: String
  /// The folder of the golden, relative to the package, if it is not in `goldens`: references of snapshot tests lie beside
  /// those of other platforms, with `linux` in their names.
  package var ownFolder: String?

  package init(name: GoldenName, catalogFolder: String, previewFolder: String, file: String, ownFolder: String? = nil) {
    (self.name, self.catalogFolder, self.previewFolder) = (name, catalogFolder, previewFolder)
    (self.file, self.ownFolder) = (file, ownFolder)
  }

  /// The path of the golden's files without their endings.
  private var stem: String {
    ownFolder.map { $0.isEmpty ? "\(file).linux" : "\($0)/\(file).linux" } ?? "goldens/\(folder)/\(file)"
  }

  /// `Gallery/profile-card`
  var folder: String { "\(catalogFolder)/\(previewFolder)" }
  /// `goldens/Gallery/profile-card/rtl.layout.txt`
  package var layoutPath: String { "\(stem).layout.txt" }
  /// `goldens/Gallery/profile-card/rtl.png`
  package var picturePath: String { "\(stem).png" }
  /// `.preview/pending/Gallery/profile-card/rtl.layout.txt`
  package var pendingLayoutPath: String { ".preview/pending/\(folder)/\(file).layout.txt" }
  package var pendingPicturePath: String { ".preview/pending/\(folder)/\(file).png" }
  /// `.preview/failures/Gallery/profile-card/rtl`
  package var failureFolder: String { ".preview/failures/\(folder)/\(file)" }
}
