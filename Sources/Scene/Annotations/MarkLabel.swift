/// The label of a mark: of one constraint, or of several that measure the same.
struct MarkLabel {
  var rows: [(constraint: Int, parts: [LabelPart])]
  /// The same rows with fewer words, for where there is little room; empty if there are none.
  var short: [(constraint: Int, parts: [LabelPart])] = []
  var home: LabelPlacer.Home
  /// The group of the sizes or distances that are compared; `nil` for no comparison.
  var group: Int?

  init(rows: [(constraint: Int, parts: [LabelPart])], home: LabelPlacer.Home) {
    self.rows = rows
    self.home = home
  }

  /// Adds a letter to the sign of a comparison: `=` becomes `=A`.
  mutating func letter(_ letter: String) {
    for row in rows.indices {
      guard
        let sign = rows[row].parts.firstIndex(where: { $0.style.isBadge && ["=", "≤", "≥"].contains($0.text) })
      else { continue }
      rows[row].parts[sign].text += letter
    }
  }
}
