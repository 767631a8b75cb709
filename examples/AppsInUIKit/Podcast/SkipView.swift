import UIKit

/// Skips some seconds: an arrow in a circle around their number.
final class SkipView: UIView {
  private let seconds: Int
  private let isForward: Bool

  init(seconds: Int, isForward: Bool) {
    self.seconds = seconds
    self.isForward = isForward
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = isForward ? "forward" : "back"
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override var intrinsicContentSize: CGSize { CGSize(width: 38, height: 38) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if !isForward {
      context.translateBy(x: bounds.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    drawArrow()
    context.restoreGState()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12, weight: .bold), .foregroundColor: UIColor.label,
    ]
    let text = "\(seconds)"
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), withAttributes: attributes)
  }

  private func drawArrow() {
    UIColor.label.set()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let arc = UIBezierPath(
      arcCenter: middle, radius: 15, startAngle: -.pi / 2, endAngle: -.pi / 2 - 0.9, clockwise: true)
    arc.lineWidth = 2.4
    arc.lineCapStyle = .round
    arc.stroke()
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: middle.x + 7, y: middle.y - 15))
    tip.addLine(to: CGPoint(x: middle.x - 1, y: middle.y - 20))
    tip.addLine(to: CGPoint(x: middle.x - 1, y: middle.y - 10))
    tip.close()
    tip.fill()
  }
}
