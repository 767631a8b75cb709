import UIKit

/// Dots in a row for the events of a day.
final class EventDotsView: UIView {
  private let colors: [UIColor]

  init(_ colors: [UIColor]) {
    self.colors = colors
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func draw(_ rect: CGRect) {
    let distance: CGFloat = 8
    for (index, color) in colors.enumerated() {
      let middle = bounds.midX + distance * (CGFloat(index) - CGFloat(colors.count - 1) / 2)
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: middle - 2.5, y: bounds.minY, width: 5, height: 5)).fill()
    }
  }
}
