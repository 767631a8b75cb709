@_spi(Views) public import LPAutoLayout
public import Foundation

/// A control for a value on a track.
open class UISlider: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The value of the thumb's place.
  open var value: Float = 0
  /// The value at the beginning of the track.
  open var minimumValue: Float = 0
  /// The value at the end of the track.
  open var maximumValue: Float = 1
  /// The colour of the track before the thumb; `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb; `nil` for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; `nil` for white.
  open var thumbTintColor: UIColor?
  /// The image at the minimum's end, 14 points away from the track.
  open var minimumValueImage: UIImage?
  /// The picture at the end of the track; `nil` for none.
  open var maximumValueImage: UIImage?

  /// The content size, which has only a height: 30 points in a frame of 31; 34 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.metrics == .ios26 ? 34 : 30)
  }

  /// From Interface Builder's records: 2 points at the sides and 1 below; none of them on iOS 26, where few were seen.
  open override var alignmentRectInsets: UIEdgeInsets {
    environment.metrics == .ios26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// The position of the value, 0…1; an empty range or a value that is NaN counts as the minimum.
  var fraction: CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, value.isFinite, range.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / range, 0), 1))
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    let isNew = environment.metrics == .ios26
    let thumbSize = isNew ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
    let thickness: CGFloat = isNew ? 6 : 4
    let lead: CGFloat = minimumValueImage.map { $0.size.width + 14 } ?? 2
    let trail: CGFloat = maximumValueImage.map { $0.size.width + 14 } ?? 2
    let track = CGRect(
      x: lead, y: (bounds.height - thickness) / 2, width: max(0, bounds.width - lead - trail), height: thickness)
    let thumb = CGRect(
      x: track.minX + (track.width - thumbSize.width) * fraction, y: (bounds.height - thumbSize.height) / 2,
      width: thumbSize.width, height: thumbSize.height)
    let filled = CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: thickness)
    let tint: UIColor = minimumTrackTintColor ?? tintColor
    var items: [ContentItem] = [
      .fill(.roundedRect(directed(track), radius: thickness / 2), paint(maximumTrackTintColor ?? .systemFill)),
      .fill(.roundedRect(directed(filled), radius: thickness / 2), paint(tint)),
    ]
    items += knob(directed(thumb), radius: thumbSize.height / 2, color: thumbTintColor.map(paint) ?? .white)
    return items + images
  }

  private var images: [ContentItem] {
    var items: [ContentItem] = []
    for (image, isMinimum) in [(minimumValueImage, true), (maximumValueImage, false)] {
      guard let image else { continue }
      let rect = CGRect(
        x: isMinimum ? 0 : bounds.width - image.size.width, y: (bounds.height - image.size.height) / 2,
        width: image.size.width, height: image.size.height)
      items += picture(image, in: directed(rect), tintColor)
    }
    return items
  }
}
