import Foundation

/// The drawing over a screen, and the labels that found no place.
struct AnnotationLayers {
  var items: [SceneItem] = []
  var labels: [PlacedLabel] = []
  /// The width in points of the columns of labels to the left and right of the screen.
  var gutters: (left: CGFloat, right: CGFloat)
  /// The number of constraints that are not visible.
  var unseen: Int
  /// The entries of the key: the meanings of the marks that are drawn.
  var key: [KeyEntry]
  /// The layer of each label that found no place.
  var unplaced: [String] = []
}
