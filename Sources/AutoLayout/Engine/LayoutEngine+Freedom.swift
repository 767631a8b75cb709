import LPCassowary
package import Foundation

extension LayoutEngine {
  /// Returns the ambiguous views and guides.
  package func freeItems() -> Set<ObjectIdentifier> {
    Set(freeAxes().map { ObjectIdentifier($0.item) })
  }

  /// Returns the ambiguous views and guides with the axis on which they are.
  package func freeAxes() -> [(item: AnyObject, axis: NSLayoutConstraint.Axis)] {
    solver.freeVariables().compactMap { variable in
      let index = variable.index / 4
      guard items.indices.contains(index), let item = items[index].object else { return nil }
      let part = Int32(variable.index % 4)
      let isHorizontal = part == ItemVariable.x || part == ItemVariable.width
      return (item, isHorizontal ? .horizontal : .vertical)
    }
  }

  /// The number of ambiguous places and sizes.
  package var freeVariableCount: Int { solver.freeVariables().count }

  /// Returns the items of a set, in preorder.
  package func items(among found: Set<ObjectIdentifier>) -> [AnyObject] {
    items.compactMap(\.object).filter { found.contains(ObjectIdentifier($0)) }
  }

  /// Returns the widest range, in points, of an item's ambiguous variables; ∞ if nothing limits it.
  package func freedom(of item: AnyObject) -> CGFloat {
    let solver = solver
    let base = Int(ItemVariable.base(of: item))
    guard base >= 0 else { return 0 }
    let ranges = (base..<base + 4).map { index in
      let freedom = solver.freedom(of: Variable(index: index))
      return freedom.greatest.limit - freedom.least.limit
    }
    return CGFloat(ranges.max() ?? 0)
  }
}
