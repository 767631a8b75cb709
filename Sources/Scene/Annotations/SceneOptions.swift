/// What is drawn over a screen, in Interface Builder's language.
public struct Annotations: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Alignment rectangles.
  public static let alignment = Annotations(rawValue: 1)
  /// Frames; beside `alignment` only those that differ from the alignment rectangle.
  public static let frames = Annotations(rawValue: 2)
  /// The author's constraints, conflicts, ambiguous views and cut text.
  public static let constraints = Annotations(rawValue: 4)
  /// First and last baselines of text.
  public static let baselines = Annotations(rawValue: 8)
  /// Safe area, margins, readable width and the guides that constraints refer to.
  public static let guides = Annotations(rawValue: 16)
  /// Names of views.
  public static let names = Annotations(rawValue: 32)
  /// Widths and heights in points.
  public static let sizes = Annotations(rawValue: 64)

  public static let all: Annotations = [.alignment, .frames, .constraints, .baselines, .guides, .names, .sizes]

  /// The kinds by the names that the command takes.
  public static let named: [(name: String, annotations: Annotations)] = [
    ("alignment", .alignment), ("frames", .frames), ("constraints", .constraints), ("baselines", .baselines),
    ("guides", .guides), ("names", .names), ("sizes", .sizes), ("all", .all), ("none", []),
  ]
}

/// How a layout becomes a scene.
public struct SceneOptions: Hashable, Codable, Sendable {
  public var annotations: Annotations
  /// The name or path of one view: only constraints that touch it are drawn, and everything else is faded.
  /// `LayoutResult.views(matching:)` says whether there is such a view.
  public var focus: String?
  /// Written above the screen, outside its area: the variant's name.
  public var caption: String?
  /// Whether marks are explained below the screen, and conflicts, broken constraints and ambiguous views listed there.
  public var showsLegend: Bool
  /// Whether labels stay on the screen, if need be over text, and none stands beside it.
  public var keepsToScreen: Bool

  public init(
    annotations: Annotations = [], focus: String? = nil, caption: String? = nil, showsLegend: Bool = true,
    keepsToScreen: Bool = false
  ) {
    self.annotations = annotations
    self.focus = focus
    self.caption = caption
    self.showsLegend = showsLegend
    self.keepsToScreen = keepsToScreen
  }
}
