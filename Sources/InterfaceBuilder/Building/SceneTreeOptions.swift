package import LPAutoLayout

/// The options for making a tree from a scene.
package struct SceneTreeOptions: Sendable {
  /// Whether to lay out as the editor showed it: with the recorded content sizes, on the document's canvas.
  package var asSaved = false
  /// Whether runtime attributes such as `layer.cornerRadius` change how views are painted, as in an app; never with
  /// `asSaved`, because the editor does not apply them.
  package var appliesRuntimeAttributes = true
  /// Whether to lay out as the app does, without the constraints that are removed at build time and without sizes that
  /// stand for content in the editor.
  package var isRunTime = false
  /// Whether views that have only prototyping constraints are laid out without them, so that constraints can be found.
  package var freesPrototypes = false
  /// Whether the saved frames of views correct the safe area of the rules.
  package var readsSafeArea: Bool
  /// The number of constraints whose views have to agree on such a correction.
  package var leastInsetVotes = 1
  package var insets: GivenInsets?
  /// The environment of the tree; `nil` for the document's own device.
  package var environment: LayoutEnvironment?
  /// Makes the view of an element with a class of its own, by that name and the view of UIKit's that would be shown; `nil`
  /// where it is to be shown. Its outlets are connected then, and `awakeFromNib()` is called.
  package var customView: (@MainActor @Sendable (String, UIView) -> UIView?)?
  /// The owner of the file or the controller of the scene, whose outlets are connected with those of views.
  package var owner: UIResponder?
  /// Makes what is no view and an outlet refers to, such as a gesture recogniser, by its element; `nil` where it is of no
  /// use here.
  package var object: (@MainActor @Sendable (DocumentElement) -> AnyObject?)?
  /// Whether views are those of an app: lists ask data sources, and cells are made where lists want them.
  var isLive: Bool { customView != nil }
  /// The texts in another language than the document's.
  package var texts: (any DocumentTexts)?

  package init(
    asSaved: Bool = false, readsSafeArea: Bool? = nil, insets: GivenInsets? = nil,
    environment: LayoutEnvironment? = nil, texts: (any DocumentTexts)? = nil, appliesRuntimeAttributes: Bool = true,
    isRunTime: Bool = false
  ) {
    self.isRunTime = isRunTime
    self.appliesRuntimeAttributes = appliesRuntimeAttributes && !asSaved
    self.texts = texts
    self.asSaved = asSaved
    self.readsSafeArea = readsSafeArea ?? asSaved
    self.insets = insets
    self.environment = environment
  }
}
