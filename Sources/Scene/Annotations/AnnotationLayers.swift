import Foundation

/// What is drawn over a screen, and what of it found no place.
struct AnnotationLayers {
  var items: [SceneItem] = []
  var labels: [PlacedLabel] = []
  /// The space in points that labels take to the left and right of the screen.
  var gutters: (left: CGFloat, right: CGFloat)
  /// The number of constraints of which nothing is visible.
  var unseen: Int
  /// What the marks mean, of those that are drawn.
  var key: [KeyEntry]
  /// The layers of labels without a place, one for each.
  var unplaced: [String] = []
}
