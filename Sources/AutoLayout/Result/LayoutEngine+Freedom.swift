import Cassowary

extension LayoutEngine {
  /// Views and guides of which the solved layout leaves something open: another rectangle would do as well.
  package func freeItems() -> Set<ObjectIdentifier> {
    Set(
      solver.freeVariables().compactMap { variable in
        let index = variable.index / 4
        return items.indices.contains(index) ? ObjectIdentifier(items[index]) : nil
      })
  }
}
