/// The label of a mark: of one constraint, or of several that measure the same.
struct MarkLabel {
  var rows: [(constraint: Int, parts: [LabelPart])]
  var home: LabelPlacer.Home
}
