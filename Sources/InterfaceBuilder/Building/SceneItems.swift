import LPAutoLayout

/// The items that a scene's constraints may refer to, by object id.
@MainActor
struct SceneItems {
  var views: [String: UIView] = [:]
  var guides: [String: UILayoutGuide] = [:]
  /// The edges of `viewControllerLayoutGuide`s: at the top or at the bottom.
  var barEdges: [String: DocumentGuide.Kind] = [:]
  /// The ids of views that are not installed in these traits.
  var notInstalled: Set<String> = []
}
