/// Where a column rests if nothing else decides, and how far what rests there moves with the column.
struct Rest: BitwiseCopyable {
  var position: Double
  var scale: Double
}
