import Foundation

/// Where the parts of standard content are in a width, from left to right and in points.
@MainActor
struct ListContentLayout {
  private let view: UIView
  private let configuration: UIListContentConfiguration
  private let sides: (leading: CGFloat, trailing: CGFloat)
  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondary: CGRect?
  /// Whether the secondary text is at the trailing side of the text.
  private(set) var isSideBySide = false
  /// The height that the content takes.
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - width: the width of the content with its margins; `nil` for one without line breaks.
  ///   - fill: the height to centre the content in, if it is larger than what the content takes.
  init(
    _ configuration: UIListContentConfiguration, sides: (leading: CGFloat, trailing: CGFloat), in view: UIView,
    width: CGFloat?, fill: CGFloat = 0
  ) {
    self.view = view
    self.configuration = configuration
    self.sides = sides
    place(width: width ?? CGFloat(LayoutTolerance.greatestLength), fill: fill)
  }

  private func font(of properties: UIListContentConfiguration.TextProperties) -> UIFont {
    properties.adjustsFontForContentSizeCategory ? properties.font.following(view.traitCollection) : properties.font
  }

  func controlText(
    _ string: String, _ properties: UIListContentConfiguration.TextProperties, _ attributed: NSAttributedString? = nil
  ) -> ControlText {
    let alignment: NSTextAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    let shown = attributed == nil ? properties.shown(string, view.traitCollection.localeIdentifier) : string
    return ControlText(
      view: view, string: shown, font: font(of: properties),
      alignment: alignment, lines: properties.numberOfLines, lineBreakMode: properties.lineBreakMode,
      minimumScaleFactor: properties.adjustsFontSizeToFitWidth ? max(0.01, properties.minimumScaleFactor) : 1,
      attributed: attributed.map { AttributedContent(text: $0, font: font(of: properties)) })
  }

  var mainText: ControlText? {
    let attributed = configuration.attributedText
    return (attributed?.string ?? configuration.text).flatMap {
      $0.isEmpty ? nil : controlText($0, configuration.textProperties, attributed)
    }
  }

  var secondaryText: ControlText? {
    let attributed = configuration.secondaryAttributedText
    return (attributed?.string ?? configuration.secondaryText).flatMap {
      $0.isEmpty ? nil : controlText($0, configuration.secondaryTextProperties, attributed)
    }
  }

  // MARK: Sizes

  private var imageSize: CGSize {
    guard let image = configuration.image else { return .zero }
    let properties = configuration.imageProperties
    var size = image.size
    if image.isSymbolImage {
      let symbol = UIImage.SymbolConfiguration(font: font(of: configuration.textProperties))
        .applying(properties.preferredSymbolConfiguration)
      size = symbol.size(ofShape: size)
    }
    let most = properties.maximumSize
    let factor = min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The width that is kept free for the image: 24 points for a symbol, as documents record it, growing with the text.
  private var imageColumn: CGFloat {
    guard let image = configuration.image else { return 0 }
    let reserved = configuration.imageProperties.reservedLayoutSize.width
    let metrics = ListMetrics(view)
    if reserved >= 10_000 { return max(metrics.scaled(24), imageSize.width) }
    if reserved > 0 { return max(reserved, imageSize.width) }
    if image.isSymbolImage { return max(metrics.scaled(24), imageSize.width) }
    return imageSize.width
  }

  // MARK: Placing

  private mutating func place(width: CGFloat, fill: CGFloat) {
    let margins = configuration.directionalLayoutMargins
    let column = imageColumn
    let start = sides.leading + (column > 0 ? column + configuration.imageToTextPadding : 0)
    let available = max(0, width - start - sides.trailing)
    let block = textSizes(in: available)
    let picture = imageSize
    let natural = max(block.height, picture.height)
    height = max(natural + margins.top + margins.bottom, configuration.leastHeight)
    let total = max(height, fill)
    let scale = view.traitCollection.displayScale
    func top(_ length: CGFloat) -> CGFloat {
      let free = total - margins.top - margins.bottom - length
      return roundToPixel(margins.top + (configuration.restsAtBottom ? free : free / 2), scale)
    }
    if configuration.image != nil {
      image = CGRect(
        x: sides.leading + (column - picture.width) / 2, y: top(picture.height), width: picture.width,
        height: picture.height)
    }
    placeTexts(block, at: CGPoint(x: start, y: top(block.height)), available: available)
  }

  private struct TextSizes {
    var main = CGSize.zero
    var secondary = CGSize.zero
    var height: CGFloat = 0
  }

  private mutating func textSizes(in available: CGFloat) -> TextSizes {
    var sizes = TextSizes()
    guard let secondaryText else {
      sizes.main = mainText?.measure(width: available).size ?? .zero
      sizes.height = sizes.main.height
      return sizes
    }
    guard let mainText else {
      sizes.secondary = secondaryText.measure(width: available).size
      sizes.height = sizes.secondary.height
      return sizes
    }
    if configuration.prefersSideBySideTextAndSecondaryText {
      let (main, secondary) = (mainText.measure().size, secondaryText.measure().size)
      let padding = configuration.textToSecondaryTextHorizontalPadding
      if main.width + padding + secondary.width <= available {
        isSideBySide = true
        return TextSizes(main: main, secondary: secondary, height: max(main.height, secondary.height))
      }
    }
    sizes.main = mainText.measure(width: available).size
    sizes.secondary = secondaryText.measure(width: available).size
    sizes.height = sizes.main.height + configuration.textToSecondaryTextVerticalPadding + sizes.secondary.height
    return sizes
  }

  private mutating func placeTexts(_ sizes: TextSizes, at origin: CGPoint, available: CGFloat) {
    if isSideBySide {
      let free = available - sizes.secondary.width
      text = CGRect(
        x: origin.x, y: origin.y + (sizes.height - sizes.main.height) / 2, width: sizes.main.width,
        height: sizes.main.height)
      secondary = CGRect(
        x: origin.x + free, y: origin.y + (sizes.height - sizes.secondary.height) / 2,
        width: sizes.secondary.width, height: sizes.secondary.height)
      return
    }
    if mainText != nil {
      text = CGRect(x: origin.x, y: origin.y, width: available, height: sizes.main.height)
    }
    if secondaryText != nil {
      let y = origin.y + sizes.height - sizes.secondary.height
      secondary = CGRect(x: origin.x, y: y, width: available, height: sizes.secondary.height)
    }
  }
}
