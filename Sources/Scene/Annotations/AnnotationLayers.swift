import Foundation

/// What is drawn over a screen, and which labels found no place.
struct AnnotationLayers {
  var items: [SceneItem] = []
  var labels: [PlacedLabel] = []
  /// The part of the screen that is in the picture.
  var shownArea: CGRect
  /// The width in points of the columns of labels to the left and right of the screen.
  var gutters: (left: CGFloat, right: CGFloat)
  /// The number of constraints that are not visible.
  var unseen: Int
  /// The names of the outermost views that are not visible.
  var unseenViews: [String]
  /// The number of constraints that are left out because those of another view say the same, and of the views that they
  /// belong to.
  var repeated: (constraints: Int, views: Int)
  /// The entries of the key: the meanings of the marks that are drawn.
  var key: [KeyEntry]
  var marks: [ConstraintMark]
  /// The layer of each label that found no place.
  var unplaced: [String] = []
}
