@_spi(Views) public import LPAutoLayout
public import Foundation

/// A bar that shows progress.
open class UIProgressView: UIView {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }

  /// The style; both are drawn alike.
  open var progressViewStyle = Style.default

  /// Makes a bar that is 150 points wide unless constraints give it another width.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    takeDefaultSize(CGSize(width: 150, height: intrinsicContentSize.height))
  }

  /// The progress, 0…1.
  open var progress: Float = 0
  /// The colour of the part that is done; `nil` for the tint colour.
  open var progressTintColor: UIColor?
  /// The colour of the rest; `nil` for the system's.
  open var trackTintColor: UIColor?

  @_spi(Views) open override func applyClassDefaults() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The content size, which has only a height: 4 points since iOS 14.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let radius = min(bounds.height, 4) / 2
    let share = progress.isFinite ? CGFloat(min(max(progress, 0), 1)) : 0
    // The filled part is never shorter than 8 points.
    let length = share == 0 ? 0 : min(bounds.width, max(8, bounds.width * share))
    let filled = directed(CGRect(x: 0, y: 0, width: length, height: bounds.height))
    var items: [ContentItem] = [
      .fill(.roundedRect(canvas, radius: radius), paint(trackTintColor ?? .systemFill))
    ]
    if length > 0 { items.append(.fill(.roundedRect(filled, radius: radius), paint(progressTintColor ?? tintColor))) }
    return items
  }
}
