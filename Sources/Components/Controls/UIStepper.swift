@_spi(Views) public import LPAutoLayout
public import Foundation

/// A control with a minus and a plus button.
open class UIStepper: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The value.
  open var value: Double = 0
  /// The smallest value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// The amount of one step.
  open var stepValue: Double = 1

  @_spi(Views) open override func applyClassDefaults() {
    setContentPriorities(hugging: .defaultHigh)
    takeDefaultSize(intrinsicContentSize)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let box = CGRect(x: 0, y: 0, width: 94, height: 32)
    let half = box.width / 2
    let line = CGRect(x: half - 0.5, y: 7, width: 1, height: 18)
    func color(_ isUsable: Bool) -> RGBA { paint(isEnabled && isUsable ? .label : .tertiaryLabel) }
    func place(_ x: CGFloat) -> CGRect { CGRect(x: x + (half - 18) / 2, y: 7, width: 18, height: 18) }
    let (minus, plus) = isRightToLeft ? (place(half), place(0)) : (place(0), place(half))
    return [
      .fill(.roundedRect(box, radius: environment.metrics == .ios26 ? 16 : 8), paint(.tertiarySystemFill)),
      .fill(.rect(line), paint(.separator)),
      .symbol("minus", in: minus, color(value > minimumValue), flips: false),
      .symbol("plus", in: plus, color(value < maximumValue), flips: false),
    ]
  }
}
