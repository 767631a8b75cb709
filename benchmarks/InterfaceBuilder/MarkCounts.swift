/// The marks of one document against what is found, by what explains a difference; a row of the table in
/// `docs/evidence/fidelity.md`.
struct MarkCounts {
  private var misplacedBoth = 0
  /// Marked, and within half a point of the place that constraints give: the mark is out of date.
  private var inPlace = 0
  /// Marked, and placed by a mask, a bar or a cell, which is not compared.
  private var notPlaced = 0
  /// Marked, and off by no more than margins and symbols can explain, which is not reported.
  private var unproven = 0
  private var misplacedFound = 0
  private var ambiguousBoth = 0
  private var ambiguousMarked = 0
  private var ambiguousFound = 0

  /// Adds a scene.
  ///
  /// - Parameters:
  ///   - marked: misplaced, and ambiguous views, as the document marks them.
  ///   - found: misplaced, ambiguous, ambiguous with measured contents, and differing views.
  ///   - placed: the views that constraints place.
  mutating func add(_ marked: [Set<String>], _ found: [Set<String>], placed: Set<String>) {
    misplacedBoth += marked[0].intersection(found[0]).count
    misplacedFound += found[0].subtracting(marked[0]).count
    for view in marked[0].subtracting(found[0]) {
      if !placed.contains(view) {
        notPlaced += 1
      } else if found[3].contains(view) {
        unproven += 1
      } else {
        inPlace += 1
      }
    }
    ambiguousBoth += marked[1].intersection(found[1]).count
    ambiguousMarked += marked[1].subtracting(found[1]).count
    ambiguousFound += found[1].subtracting(marked[1]).count
  }

  /// Returns a row of a Markdown table; `nil` where marks and findings agree.
  func row(_ document: String) -> String? {
    let counts = [
      misplacedBoth, inPlace, notPlaced, unproven, misplacedFound, ambiguousBoth, ambiguousMarked, ambiguousFound,
    ]
    guard counts.reduce(0, +) > misplacedBoth + ambiguousBoth else { return nil }
    return "| `\(document)` | " + counts.map { $0 == 0 ? "" : "\($0)" }.joined(separator: " | ") + " |"
  }
}
