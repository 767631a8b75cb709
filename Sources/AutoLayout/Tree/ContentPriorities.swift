/// The hugging and compression resistance priorities of a view, by axis.
package struct ContentPriorities {
  package struct AxisPair {
    package var horizontal: UILayoutPriority
    package var vertical: UILayoutPriority
  }

  package var hugging = AxisPair(horizontal: .defaultLow, vertical: .defaultLow)
  package var resistance = AxisPair(horizontal: .defaultHigh, vertical: .defaultHigh)
}
