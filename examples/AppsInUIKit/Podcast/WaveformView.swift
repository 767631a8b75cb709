import UIKit

/// The loudness of an episode as bars, in the tint up to where it is played.
final class WaveformView: UIView {
  /// The part of the episode that is played, between 0 and 1.
  var progress = 0.0 { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func draw(_ rect: CGRect) {
    let distance: CGFloat = 5
    let count = Int(bounds.width / distance)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<count {
      let loudness = 0.2 + 0.8 * abs(sin(CGFloat(index) * 0.55) * cos(CGFloat(index) * 0.19 + 1))
      let reach = max(4, bounds.height * loudness) / 2 - 1.5
      let x = CGFloat(isMirrored ? count - 1 - index : index) * distance + distance / 2
      let bar = UIBezierPath()
      bar.move(to: CGPoint(x: x, y: bounds.midY - reach))
      bar.addLine(to: CGPoint(x: x, y: bounds.midY + reach))
      bar.lineWidth = 3
      bar.lineCapStyle = .round
      (Double(index) < Double(count) * progress ? tintColor : .systemGray4).setStroke()
      bar.stroke()
    }
  }
}
