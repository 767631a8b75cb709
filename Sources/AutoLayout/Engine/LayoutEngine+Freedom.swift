import Cassowary
package import Foundation

extension LayoutEngine {
  /// Views and guides of which the solved layout leaves something open: another rectangle would do as well.
  package func freeItems() -> Set<ObjectIdentifier> {
    Set(
      solver.freeVariables().compactMap { variable in
        let index = variable.index / 4
        return items.indices.contains(index) ? ObjectIdentifier(items[index]) : nil
      })
  }

  /// How far the freest of an item's place and size goes; points, ∞ where nothing stops it.
  package func freedom(of item: AnyObject) -> CGFloat {
    let base = Int(ItemVariable.base(of: item))
    guard base >= 0 else { return 0 }
    let ranges = (base..<base + 4).map { index in
      let freedom = solver.freedom(of: Variable(index: index))
      return freedom.greatest.limit - freedom.least.limit
    }
    return CGFloat(ranges.max() ?? 0)
  }
}
