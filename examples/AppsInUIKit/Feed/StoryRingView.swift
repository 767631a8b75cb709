import UIKit

/// The ring around a picture with a story: a gradient for a new one, grey for an old one.
final class StoryRingView: UIView {
  private let isNew: Bool

  init(isNew: Bool) {
    self.isNew = isNew
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 3.5, dy: 3.5)))
    path.usesEvenOddFillRule = true
    guard isNew, let context = UIGraphicsGetCurrentContext() else {
      UIColor.systemGray4.setFill()
      path.fill()
      return
    }
    path.addClip()
    let colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: bounds.minX, y: bounds.maxY), end: CGPoint(x: bounds.maxX, y: bounds.minY),
        options: [])
    }
  }
}
