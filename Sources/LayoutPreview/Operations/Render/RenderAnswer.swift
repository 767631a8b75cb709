import Foundation

/// What a worker drew.
struct RenderAnswer: Codable, Sendable {
  /// Names below the output folder, in the order they were written.
  var files: [String] = []
  /// The size of the picture in points.
  var size: CGSize?
  /// Names that are like the one in focus, where no view has that name.
  var namesNearFocus: [String]?
}
