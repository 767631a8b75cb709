/// Recording which columns are basic.
extension Program {
  /// Makes `column` the basic column of `row`.
  mutating func exchange(_ row: Int32, _ column: Int32) {
    columns[rows[row].basic].basicRow = -1
    rows[row].basic = column
    columns[column].basicRow = row
    columns[column].isFlat = false
  }

  mutating func setTriangular(_ row: Int32, _ column: Int32, pivot: Double) {
    rows[row].triangular = column
    rows[row].triangularPivot = pivot
    columns[column].triangularRow = row
  }
}
