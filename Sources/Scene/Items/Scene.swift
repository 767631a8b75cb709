package import Foundation

/// A picture as a resolved display list in points, y down: what PNG, PDF and SVG are made from.
package struct Scene: Hashable, Codable, Sendable {
  /// The size in points.
  package var size: CGSize
  package var items: [SceneItem]
  /// What the picture shows, for a reader that cannot see it.
  package var title: String

  package init(size: CGSize, items: [SceneItem], title: String = "") {
    self.size = size
    self.items = items
    self.title = title
  }
}
