@_spi(Views) public import LPAutoLayout
public import Foundation

/// An on-off control of a fixed size.
open class UISwitch: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of the track while on; `nil` for green.
  open var onTintColor: UIColor?
  /// The colour of the thumb; `nil` for white.
  open var thumbTintColor: UIColor?

  @_spi(Views) open override func applyClassDefaults() {
    setContentPriorities(hugging: .defaultHigh)
    // A switch has its own size, whatever its frame asks for.
    let size = intrinsicContentSize
    takeDefaultSize(CGSize(width: size.width + alignmentRectInsets.right, height: size.height))
  }

  /// The content size; the alignment rect is 49 of 51 points wide, 61 of 63 on iOS 26 (measured).
  open override var intrinsicContentSize: CGSize {
    environment.metrics == .ios26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// The inset is 2 points on the physical right in both directions (measured on iOS 26).
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    // A switch keeps its size in a frame of another size.
    let track = CGRect(
      origin: .zero,
      size: CGSize(width: intrinsicContentSize.width + 2, height: intrinsicContentSize.height))
    let off: UIColor = .secondarySystemFill
    let color = isOn ? onTintColor ?? .systemGreen : off
    var items: [ContentItem] = [
      .fill(.roundedRect(track, radius: track.height / 2), faded(paint(color)))
    ]
    let inset: CGFloat = 2
    let height = track.height - 2 * inset
    // iOS 26 has a wide thumb.
    let width = environment.metrics == .ios26 ? 37 : height
    let isAtRight = isOn != isRightToLeft
    let thumb = CGRect(
      x: isAtRight ? track.maxX - inset - width : inset, y: inset, width: width, height: height)
    items += knob(thumb, radius: height / 2, color: thumbTintColor.map(paint) ?? .white)
    return items
  }

  private func faded(_ color: RGBA) -> RGBA { isEnabled ? color : color.withAlpha(color.alpha * 0.5) }
}
