/// An axis of a layout: `NSLayoutConstraint.Axis`, with UIKit's raw values.
public enum LayoutAxis: Int, Codable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}
