package import Foundation

/// What a worker drew.
package struct RenderAnswer: Codable, Sendable {
  /// Names below the output folder, in the order they were written.
  package var files: [String] = []
  /// The size of the picture in points.
  package var size: CGSize?
  /// Names that are like the one in focus, where no view has that name.
  package var namesNearFocus: [String]?
}
