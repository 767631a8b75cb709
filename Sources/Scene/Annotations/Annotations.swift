/// The kinds of annotations that are drawn over a screen, as in Interface Builder.
package struct Annotations: OptionSet, Hashable, Codable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Alignment rectangles.
  package static let alignment = Annotations(rawValue: 1)
  /// Frames; together with `alignment`, only frames that differ from the alignment rectangle.
  package static let frames = Annotations(rawValue: 2)
  /// The author's constraints, conflicts, ambiguous views and cut text.
  package static let constraints = Annotations(rawValue: 4)
  /// First and last baselines of text.
  package static let baselines = Annotations(rawValue: 8)
  /// Safe area, margins, readable width and the guides that constraints refer to.
  package static let guides = Annotations(rawValue: 16)
  /// Names of views.
  package static let names = Annotations(rawValue: 32)
  /// Widths and heights in points.
  package static let sizes = Annotations(rawValue: 64)

  package static let all: Annotations = [.alignment, .frames, .constraints, .baselines, .guides, .names, .sizes]

  /// The kinds with the names that the command accepts.
  package static let named: [(name: String, annotations: Annotations)] = [
    ("alignment", .alignment), ("frames", .frames), ("constraints", .constraints), ("baselines", .baselines),
    ("guides", .guides), ("names", .names), ("sizes", .sizes), ("all", .all), ("none", []),
  ]
}
