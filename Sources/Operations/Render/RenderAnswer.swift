package import Foundation

/// What a worker drew for an item.
package struct RenderAnswer: Codable, Sendable {
  /// The paths below the output folder, in the order in which they were written.
  package var files: [String] = []
  /// The size of the picture in points.
  package var size: CGSize?
  /// Names similar to that of the view in focus, if no view has that name.
  package var namesNearFocus: [String]?
}
