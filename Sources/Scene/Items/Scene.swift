package import Foundation

/// A picture as a display list in points, with y pointing down; PNG, PDF and SVG files are made from it.
package struct Scene: Hashable, Codable, Sendable {
  /// The size in points.
  package var size: CGSize
  package var items: [SceneItem]
  /// The picture's content in words, for assistive technologies.
  package var title: String

  package init(size: CGSize, items: [SceneItem], title: String = "") {
    self.size = size
    self.items = items
    self.title = title
  }
}
