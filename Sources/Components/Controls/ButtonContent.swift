@_spi(Views) import LPAutoLayout
import Foundation

/// The image and titles of a button: their total size and their places.
@MainActor
struct ButtonContent {
  private let button: UIButton
  private let configuration: UIButton.Configuration?
  private let image: UIImage?
  private let title: ControlText?
  private let subtitle: ControlText?

  init(_ button: UIButton) {
    self.button = button
    configuration = button.configuration
    let spins = button.configuration?.showsActivityIndicator ?? false
    let symbol = button.configuration?.preferredSymbolConfigurationForImage
    image = spins ? nil : button.currentImage?.preferring(symbol)
    title = button.titleText
    subtitle = button.configuration.flatMap { configuration in
      guard let text = configuration.subtitle, !text.isEmpty else { return nil }
      return ControlText(
        view: button, string: text, font: configuration.subtitleFont(in: button.traitCollection),
        lines: configuration.titleLineLimit, lineBreakMode: configuration.titleLineBreakMode,
        attributed: configuration.attributedSubtitle.map { text in
          let font = configuration.subtitleFont(in: button.traitCollection)
          return AttributedContent(text: NSAttributedString(text), font: font)
        })
    }
  }

  // MARK: Size

  private var insets: UIEdgeInsets {
    if let configuration { return button.physical(configuration.contentInsets) }
    if button.contentEdgeInsets != .zero { return button.contentEdgeInsets }
    // There are 6 points above and below; an image alone has none.
    let vertical: CGFloat = title == nil && image != nil ? 0 : 6
    return UIEdgeInsets(top: vertical, left: 0, bottom: vertical, right: 0)
  }

  private var imageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
    return image?.size ?? .zero
  }

  /// The size of the chevrons of a pop-up button, and their distance from the content, in points.
  private static let (chevrons, chevronGap) = (CGSize(width: 11, height: 15), CGFloat(5))

  /// The width that the chevrons of a pop-up button take behind the content.
  private var chevronRoom: CGFloat { button.showsChevrons ? Self.chevrons.width + Self.chevronGap : 0 }

  private var hasPicture: Bool { imageSize != .zero }
  private var isStacked: Bool { !(configuration?.imagePlacement ?? .leading).isDisjoint(with: [.top, .bottom]) }
  private var imagePadding: CGFloat { hasPicture && title != nil ? configuration?.imagePadding ?? 0 : 0 }

  /// Returns the size of the title above the subtitle.
  private func titleSize(width: CGFloat?) -> CGSize {
    guard let title else { return .zero }
    let main = title.measure(width: width).size
    guard let configuration else {
      // Legacy titles are measured in whole points.
      let extra = ControlText.wholeLineHeight(of: title.font) - ceilToPixel(title.font.lineHeight, scale)
      return CGSize(width: main.width.rounded(.up), height: (main.height + extra).rounded(.up))
    }
    guard let second = subtitle?.measure(width: width).size else { return main }
    return CGSize(
      width: max(main.width, second.width), height: main.height + configuration.titlePadding + second.height)
  }

  private var scale: CGFloat { button.traitCollection.displayScale }

  /// Returns the width, in points, for titles in a button of a width.
  private func titleRoom(in width: CGFloat) -> CGFloat {
    max(0, width - insets.left - insets.right - chevronRoom - (isStacked ? 0 : imageSize.width + imagePadding))
  }

  private func contentSize(titleWidth: CGFloat?) -> CGSize {
    let text = titleSize(width: titleWidth)
    if isStacked {
      return CGSize(
        width: max(imageSize.width, text.width), height: imageSize.height + imagePadding + text.height)
    }
    return CGSize(width: imageSize.width + imagePadding + text.width, height: max(imageSize.height, text.height))
  }

  func size(wrappedAt width: CGFloat?) -> CGSize {
    var insets = self.insets
    let room = width.map(titleRoom)
    let content = contentSize(titleWidth: room)
    if configuration == nil, button.contentEdgeInsets == .zero, hasPicture, title != nil {
      // The default padding applies to the title: a tall image does not get it.
      let text = titleSize(width: room).height + 12
      insets.top = max(0, (text - content.height) / 2)
      insets.bottom = insets.top
    }
    var size = CGSize(
      width: content.width + chevronRoom + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    if configuration == nil, button.buttonType == .system, image == nil, button.contentEdgeInsets == .zero {
      // A system button is at least 30 points wide, and as high as one line of its font.
      size.width = max(30, size.width)
      size.height = max(size.height, ControlText.wholeLineHeight(of: button.titleFont) + 12)
    }
    return size
  }

  // MARK: Places

  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var chevrons = CGRect.zero
  }

  /// The place of the image in a button: without a configuration, a large one is made as large as the button, on each
  /// axis for itself.
  private func imageSize(in room: CGSize, text: CGSize) -> CGSize {
    guard configuration == nil, hasPicture else { return imageSize }
    let fillsWidth = button.contentHorizontalAlignment == .fill
    let fillsHeight = button.contentVerticalAlignment == .fill
    return CGSize(
      width: fillsWidth ? max(0, room.width - text.width) : min(imageSize.width, max(0, room.width)),
      height: fillsHeight ? max(0, room.height) : min(imageSize.height, max(0, room.height)))
  }

  func places(in canvas: CGRect) -> Places {
    let inner = canvas.inset(by: insets)
    var text = titleSize(width: titleRoom(in: canvas.width))
    text.width = min(text.width, titleRoom(in: canvas.width))
    let imageSize = imageSize(in: inner.size, text: text)
    let pictureFirst = (configuration?.imagePlacement ?? .leading).isDisjoint(with: [.trailing, .bottom])
    let content =
      isStacked
      ? CGSize(width: max(imageSize.width, text.width), height: imageSize.height + imagePadding + text.height)
      : CGSize(width: imageSize.width + imagePadding + text.width, height: max(imageSize.height, text.height))
    var origin = CGPoint(
      x: inner.minX + (inner.width - content.width - chevronRoom) * button.horizontalContentShare,
      y: inner.minY + (inner.height - content.height) * button.verticalContentShare)
    var places = Places()
    if chevronRoom > 0 {
      let left = button.isRightToLeft ? origin.x : origin.x + content.width + Self.chevronGap
      let top = origin.y + (content.height - Self.chevrons.height) / 2
      places.chevrons = CGRect(origin: CGPoint(x: left, y: top), size: Self.chevrons)
      if button.isRightToLeft { origin.x += chevronRoom }
    }
    if isStacked {
      places.image.origin = CGPoint(
        x: origin.x + (content.width - imageSize.width) / 2,
        y: origin.y + (pictureFirst ? 0 : text.height + imagePadding))
      places.title.origin = CGPoint(
        x: origin.x + (content.width - text.width) / 2,
        y: origin.y + (pictureFirst ? imageSize.height + imagePadding : 0))
    } else {
      let pictureLeft = pictureFirst != button.isRightToLeft
      places.image.origin = CGPoint(
        x: origin.x + (pictureLeft ? 0 : text.width + imagePadding),
        y: origin.y + (content.height - imageSize.height) / 2)
      places.title.origin = CGPoint(
        x: origin.x + (pictureLeft ? imageSize.width + imagePadding : 0),
        y: origin.y + (content.height - text.height) / 2)
    }
    places.image.size = imageSize
    places.title.size = text
    return split(places)
  }

  /// Divides the place between title and subtitle, and applies the legacy edge insets, which move without resizing.
  private func split(_ whole: Places) -> Places {
    var places = whole
    if let subtitle, let configuration {
      let height = subtitle.measure(width: whole.title.width).size.height
      places.title.size.height -= height + configuration.titlePadding
      places.subtitle = CGRect(
        x: whole.title.minX, y: whole.title.maxY - height, width: whole.title.width, height: height)
    } else {
      func shift(_ insets: UIEdgeInsets) -> CGPoint {
        CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      }
      let (title, image) = (shift(button.titleEdgeInsets), shift(button.imageEdgeInsets))
      places.title = places.title.offsetBy(dx: title.x, dy: title.y)
      places.image = places.image.offsetBy(dx: image.x, dy: image.y)
    }
    return places
  }

  // MARK: Baselines

  func baselines(wrappedAt width: CGFloat?) -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let title else { return nil }
    let size = size(wrappedAt: width)
    let canvas = CGRect(origin: .zero, size: CGSize(width: width ?? size.width, height: size.height))
    let places = places(in: canvas)
    let block = title.measure(width: places.title.width)
    let slack = places.title.height - block.size.height
    let first = places.title.minY + slack / 2 + block.firstBaseline
    let last = places.title.minY + slack / 2 + block.lastBaseline
    switch button.contentVerticalAlignment {
    case .top: return (.fromTop(first), .fromTop(last))
    case .bottom: return (.fromBottom(size.height - first), .fromBottom(size.height - last))
    case .center, .fill: return (.fromCenter(first - size.height / 2), .fromCenter(last - size.height / 2))
    }
  }

  // MARK: Drawing

  func text(in canvas: CGRect) -> (string: String, typeset: TypesetText)? {
    guard let title, !button.parts.contains(where: { $0 is UILabel }) else { return nil }
    let places = places(in: canvas)
    var blocks = [title.typeset(in: places.title)]
    if let subtitle { blocks.append(subtitle.typeset(in: places.subtitle)) }
    let strings = [title.string, subtitle?.string].compactMap { $0 }
    return (strings.joined(separator: "\n"), .joined(blocks))
  }

  func items(in canvas: CGRect) -> [ContentItem] {
    let places = places(in: canvas)
    let tint = foreground
    var items = background(canvas)
    if configuration?.showsActivityIndicator == true {
      let color = configuration?.activityIndicatorColorTransformer?(tint) ?? tint
      items += UIActivityIndicatorView.spokes(in: places.image, button.paint(color))
    } else if !button.parts.contains(where: { $0 is UIImageView }) {
      items += picture(in: places.image)
    }
    if !button.parts.contains(where: { $0 is UILabel }) { items += titleItems(in: places.title) }
    if let subtitle { items += aligned(subtitle).items(in: places.subtitle, tint) }
    if chevronRoom > 0 {
      let side = Self.chevrons.height
      let square = places.chevrons.insetBy(dx: (Self.chevrons.width - side) / 2, dy: 0)
      items.append(.symbol("chevron.up.chevron.down", in: square, button.paint(tint), flips: false))
    }
    return items
  }

  /// Returns the picture in a rectangle.
  func picture(in place: CGRect) -> [ContentItem] {
    guard let image else { return [] }
    return button.picture(
      image, in: button.imageRect(of: image, in: place),
      configuration?.imageColorTransformer?(foreground) ?? foreground,
      isTemplate: configuration != nil || button.buttonType != .custom)
  }

  /// Returns the title in a rectangle.
  func titleItems(in place: CGRect) -> [ContentItem] {
    title.map { aligned($0).items(in: place, foreground) } ?? []
  }

  /// The title's own size, on one line unless a width is given; points.
  func titleSize(wrappedAt width: CGFloat?) -> CGSize { title?.measure(width: width).size ?? .zero }

  private func aligned(_ text: ControlText) -> ControlText {
    var text = text
    switch configuration?.titleAlignment {
    case .center: text.alignment = .center
    case .trailing: text.alignment = button.isRightToLeft ? .left : .right
    case .leading: text.alignment = button.isRightToLeft ? .right : .left
    case .automatic where text.lines != 1 && image == nil: text.alignment = .center
    case .automatic, nil: break
    }
    return text
  }

  var foreground: UIColor {
    guard button.isEnabled else { return button.explicitTitleColor(for: .disabled) ?? .tertiaryLabel }
    let color: UIColor
    if let configuration {
      color = configuration.foregroundColor(tint: button.tintColor)
    } else {
      color = button.titleColor(for: button.state) ?? (button.buttonType == .custom ? .white : button.tintColor)
    }
    return button.isHighlighted ? color.withAlphaComponent(0.4) : color
  }

  private func background(_ canvas: CGRect) -> [ContentItem] {
    guard let configuration, canvas.width > 0, canvas.height > 0 else { return [] }
    let radius = configuration.cornerRadius(height: canvas.height, metrics: button.environment.metrics)
    var items: [ContentItem] = []
    let tint: UIColor = button.tintColor
    if let color = button.isEnabled ? configuration.backgroundColor(tint: tint) : disabledBackground(configuration) {
      items.append(.fill(.roundedRect(canvas, radius: radius), button.paint(color)))
    }
    let width = configuration.background.strokeWidth
    if width > 0 {
      let color = configuration.background.strokeColor ?? tint
      let path = Path.roundedRect(canvas.insetBy(dx: width / 2, dy: width / 2), radius: radius - width / 2)
      items.append(.stroke(path, button.paint(color), width: width))
    }
    return items
  }

  private func disabledBackground(_ configuration: UIButton.Configuration) -> UIColor? {
    configuration.backgroundColor(tint: button.tintColor) == nil ? nil : .tertiarySystemFill
  }

}
