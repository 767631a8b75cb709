public import Foundation

/// A view that shows an image, in the image's size unless constraints give another.
open class UIImageView: UIView {
  /// The picture; `nil` for none.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The size and the colour of a symbol, where its own configuration leaves them open; `nil` for none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }
  private var shownImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

  /// Makes a view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without an image.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let rect = imageRect(image, in: CGRect(origin: .zero, size: bounds.size))
    return picture(image, in: rect, tintColor, clip: clipsToBounds && !canvas.contains(rect) ? canvas : nil)
  }

  /// Returns the rectangle of an image in a place for it, by content mode.
  package func imageRect(_ image: UIImage, in place: CGRect) -> CGRect {
    let (width, height) = (place.width, place.height)
    let size = image.size
    guard size.width > 0, size.height > 0 else { return place }
    let fit = min(width / size.width, height / size.height)
    let fill = max(width / size.width, height / size.height)
    let scaled: CGSize
    switch (contentMode, image.source) {
    case (.scaleAspectFill, _): scaled = CGSize(width: size.width * fill, height: size.height * fill)
    // A symbol is never distorted.
    case (.scaleAspectFit, _), (.scaleToFill, .symbol):
      scaled = CGSize(width: size.width * fit, height: size.height * fit)
    case (.scaleToFill, _), (.redraw, _): return place
    default: scaled = size
    }
    let (freeX, freeY) = (width - scaled.width, height - scaled.height)
    let x: CGFloat
    switch contentMode {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = freeX
    default: x = freeX / 2
    }
    let y: CGFloat
    switch contentMode {
    case .top, .topLeft, .topRight: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = freeY
    default: y = freeY / 2
    }
    return CGRect(x: place.minX + x, y: place.minY + y, width: scaled.width, height: scaled.height)
  }
}
