import LPSnapshots

extension CauseClusters {
  /// The clusters of differences of several goldens.
  init(_ differences: [(golden: String, difference: LayoutDifference)]) {
    self.init()
    for (golden, difference) in differences { add(difference, of: golden) }
  }
}
