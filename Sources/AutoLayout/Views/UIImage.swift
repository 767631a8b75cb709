public import Foundation

/// An image: one of the project's symbols, or a file.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture takes the tint; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// How the part between the caps fills a larger rectangle; raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  struct Values: Hashable {
    var source: ImageSource
    var size: CGSize
    var flips: Bool
    var alignmentRectInsets = UIEdgeInsets.zero
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    /// The configuration that a symbol was made with; `nil` for none.
    var symbol: SymbolConfiguration?
    /// The caps of an image that is resized in parts; `nil` for an image that is scaled as a whole.
    var slicing: ImageSlicing?
    /// Whether the image is a symbol of an asset catalog.
    var isSymbolFile = false
    /// The content that drawing code drew, from (0, 0) to the size; `nil` for an image that was not drawn.
    var drawn: [ContentItem]?
    /// The pixels of an image that is neither a file nor a symbol; `nil` for others.
    var pixels: PixelSource?

    /// Takes the colour of a symbol's configuration, if it has one.
    fileprivate mutating func color(by configuration: SymbolConfiguration?) {
      if let color = configuration?.color { (tint, renderingMode) = (color, .alwaysOriginal) }
    }
  }

  private let values: Values
  /// The number of pixels in a point of the picture that code reads; 0 for that of the screen.
  private let ownScale: CGFloat
  private let pixelSource: PixelSource?

  /// The object whose picture the image is; `nil` for other images.
  package let payload: AnyObject?

  private init(_ values: Values, scale: CGFloat = 0) {
    (self.values, ownScale, pixelSource, payload) = (values, scale, nil, nil)
  }

  /// Makes the picture of something else, whose pixels are drawn when they are asked for.
  package init(
    pictureOfSize size: CGSize, scale: CGFloat, payload: AnyObject? = nil,
    draw: @escaping @Sendable () -> PixelPicture?
  ) {
    let pixels = PixelSource(draw)
    var values = Values(source: .missing(""), size: size, flips: false, drawn: [])
    values.pixels = pixels
    (self.values, ownScale, pixelSource, self.payload) = (values, scale, pixels, payload)
  }

  /// Makes an image of no size, which shows nothing.
  public override init() {
    values = Values(source: .missing(""), size: .zero, flips: false, drawn: [])
    (ownScale, pixelSource, payload) = (0, nil, nil)
  }

  /// Makes an image with a size in points. By default, right-to-left layouts mirror only symbols that name a reading
  /// direction.
  public convenience init(
    _ source: ImageSource, size: CGSize, flipsForRightToLeftLayoutDirection: Bool? = nil,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.init(
      Values(
        source: source, size: size, flips: flipsForRightToLeftLayoutDirection ?? Self.flips(source),
        alignmentRectInsets: alignmentRectInsets))
  }

  /// Makes a symbol with a configuration, which decides its size in points.
  convenience init(symbol source: ImageSource, size: CGSize, _ configuration: SymbolConfiguration?) {
    var values = Values(source: source, size: size, flips: Self.flips(source), symbol: configuration)
    values.color(by: configuration)
    self.init(values)
  }

  /// Makes an image of what drawing code drew, with a number of pixels in a point; 0 for that of the screen.
  package convenience init(drawn items: [ContentItem], size: CGSize, scale: CGFloat = 0) {
    self.init(Values(source: .missing(""), size: size, flips: false, drawn: items), scale: scale)
  }

  /// Loads an image of the catalog's resources or asset catalogs; `nil` if it cannot be read. An app's views get a
  /// placeholder then.
  public convenience init?(named name: String) {
    let images = LayoutEnvironment.current.images
    if let size = images.size(of: .file(name)) {
      var values = Values(source: .file(name), size: size, flips: false)
      values.slicing = images.slicing(of: .file(name))
      values.alignmentRectInsets = images.alignmentInsets(of: .file(name))
      if images.isSymbol(.file(name)) {
        values.isSymbolFile = true
        values.size = SymbolConfiguration(scale: .default).size(ofShape: size)
      }
      self.init(values)
    } else if let placeholder = images.placeholder(named: name) {
      self.init(placeholder, size: CGSize(width: 24, height: 24))
    } else {
      return nil
    }
  }

  /// Loads an image as `init(named:)` does; all resources belong to one bundle here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns whether a symbol follows the reading direction; those of media controls (`backward.fill`) do not.
  private static func flips(_ source: ImageSource) -> Bool {
    guard case .symbol(let name) = source else { return false }
    return name.hasSuffix(".forward") || name.hasSuffix(".backward")
  }

  package var source: ImageSource { values.source }
  /// The pixels of an image that is neither a file nor a symbol; `nil` for others.
  package var pixelPicture: PixelPicture? { values.pixels?.picture }
  /// The number of pixels in a point: that of the screen, unless the image was made of pixels.
  open var scale: CGFloat { ownScale > 0 ? ownScale : max(1, UITraitCollection.current.displayScale) }
  /// Whether the image is a symbol, of the system or of an asset catalog.
  open var isSymbolImage: Bool { if case .symbol = values.source { true } else { values.isSymbolFile } }
  package var tint: UIColor? { values.tint }
  var drawn: [ContentItem]? { values.drawn }
  /// The size in points.
  open var size: CGSize { values.size }
  /// Whether the picture is mirrored where the layout runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flips }
  /// The part of the picture that does not count for alignment (a shadow, a badge); points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether the picture takes the tint.
  open var renderingMode: RenderingMode { values.renderingMode }

  /// The caps, which keep their size when the image is resized; points.
  open var capInsets: UIEdgeInsets { values.slicing?.capInsets ?? .zero }
  /// How the part between the caps fills a larger rectangle.
  open var resizingMode: ResizingMode { values.slicing?.isTiled == false ? .stretch : .tile }
  var slicing: ImageSlicing? { values.slicing }

  /// The configuration that the symbol was made with; `nil` for none, and for files.
  open var symbolConfiguration: SymbolConfiguration? { values.symbol }
  /// The configuration that the image was made with; `nil` for none.
  open var configuration: Configuration? { values.symbol }

  /// The symbol with a configuration in place of its own; files stay as they are.
  func configured(by configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    return with {
      $0.size = configuration.size(ofShape: $0.size)
      $0.symbol = configuration
      $0.color(by: configuration)
    }
  }

  func with(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// The picture with another part that does not count for alignment; points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture, mirrored where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }
  /// The picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The picture, of which the part between the caps is repeated where it is shown larger.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture, of which the part between the caps is repeated or stretched where it is shown larger.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { $0.slicing = ImageSlicing(capInsets: capInsets, isTiled: resizingMode == .tile) }
  }

  /// The picture with caps; `nil` for none.
  package func sliced(_ slicing: ImageSlicing?) -> UIImage { with { $0.slicing = slicing } }

  /// The picture, of which one point after the caps is stretched; 0 stretches all of that direction.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ cap: Int, _ length: CGFloat) -> CGFloat { cap > 0 ? max(0, length - CGFloat(cap) - 1) : 0 }
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: rest(topCapHeight, size.height),
        right: rest(leftCapWidth, size.width)), resizingMode: .stretch)
  }

  /// The picture in a colour, unless a view tints it as a template.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
  /// The picture in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}
