package import LPLayoutModel
package import Foundation
import LPSupport
package import LPChecks

/// The files and findings of a worker for one item.
package struct RenderAnswer: Sendable {
  /// The paths below the output folder, in the order in which they were written.
  package var files: [String] = []
  /// The size of the picture in points.
  package var size: CGSize?
  /// A small picture of the variant as a PNG file, if a page shows it.
  package var thumbnail: Data?
  /// The findings of `lint` in the variant, if a page shows them.
  package var findings: [Diagnostic] = []
  /// Names similar to that of the view in focus, if no view has that name.
  package var namesNearFocus: [String]?
  /// How much of a view of an app is seen, where an app's sources are shown.
  package var shown: ShownShare?
}

/// An answer is a list of values without keys, as `CatalogDescription` is.
extension RenderAnswer: Codable {
  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    files = try fields.decode([String].self)
    if let width = try fields.decodeIfPresent(Double.self) {
      size = CGSize(width: width, height: try fields.decode(Double.self))
    }
    thumbnail = try fields.decodeIfPresent(Data.self)
    findings = try fields.decodeIfPresent([Diagnostic].self) ?? []
    namesNearFocus = try fields.decodeIfPresent([String].self)
    shown = try fields.decodeIfPresent(ShownShare.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    try fields.encode(files)
    try fields.encodeIfPresent((size?.width).map(Double.init))
    if let size { try fields.encode(Double(size.height)) }
    try fields.encodeIfPresent(thumbnail)
    try fields.encodeIfPresent(findings.isEmpty ? nil : findings)
    try fields.encodeIfPresent(namesNearFocus)
    try fields.encodeIfPresent(shown)
  }
}
