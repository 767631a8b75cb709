package import AutoLayout
package import Foundation

/// What a worker drew for an item.
package struct RenderAnswer: Codable, Sendable {
  /// The paths below the output folder, in the order in which they were written.
  package var files: [String] = []
  /// The size of the picture in points.
  package var size: CGSize?
  /// A small picture of the variant as a PNG file, if a page shows it.
  package var thumbnail: Data?
  /// What `lint` finds in the variant, if a page tells it.
  package var findings: [Diagnostic] = []
  /// Names similar to that of the view in focus, if no view has that name.
  package var namesNearFocus: [String]?
}
