@_spi(Views) public import LPAutoLayout
public import Foundation

/// An activity indicator, drawn at rest.
open class UIActivityIndicatorView: UIView {
  /// Raw values are UIKit's.
  public enum Style: Int, Codable, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size: medium or large.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the spokes.
  open var color: UIColor! = .systemGray
  /// Whether the view is hidden while it does not animate.
  open var hidesWhenStopped = true
  /// Whether the view animates.
  public private(set) var isAnimating = false

  /// Makes an activity indicator of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    takeDefaultSize(intrinsicContentSize)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an indicator of medium size: archives are not decoded.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  @_spi(Views) open override func applyClassDefaults() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    if geometry.frame.size == .zero { takeDefaultSize(intrinsicContentSize) }
  }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation, and hides the view if `hidesWhenStopped` is true.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    let side = intrinsicContentSize.width
    let rect = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    return Self.spokes(in: rect, paint(color))
  }

  /// Returns eight spokes with round ends that fade clockwise.
  static func spokes(in rect: CGRect, _ color: RGBA) -> [ContentItem] {
    let radius = min(rect.width, rect.height) / 2
    // Sines of multiples of 45°, exact so that pictures are equal on every machine.
    let diagonal: CGFloat = 0.707_106_781_186_547_6
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    return directions.enumerated().map { index, direction in
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX + direction.0 * distance, y: rect.midY + direction.1 * distance)
      }
      let alpha = color.alpha * (0.25 + 0.75 * Double(8 - index) / 8)
      var style = LineStyle(width: radius * 0.2)
      style.cap = .round
      return .line(.line(from: point(radius * 0.55), to: point(radius * 0.88)), color.withAlpha(alpha), style)
    }
  }
}
