public import Foundation

/// A picture: one of the project's symbols, or a PNG file.
public struct UIImage: Hashable, Sendable {
  /// Whether a picture is drawn in its own colours or in the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// Where the picture comes from.
  public var source: ImageSource
  /// Points.
  public var size: CGSize
  /// Mirrored where the layout runs from right to left; by default only symbols that name a reading direction are.
  public var flipsForRightToLeftLayoutDirection: Bool
  /// Part of the picture that does not count for alignment (a shadow, a badge); points.
  public var alignmentRectInsets: UIEdgeInsets
  /// Whether the picture is drawn in its own colours or in the tint colour.
  public var renderingMode: RenderingMode = .automatic

  /// Makes a picture of a size; points.
  public init(
    _ source: ImageSource, size: CGSize, flipsForRightToLeftLayoutDirection: Bool? = nil,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.source = source
    self.size = size
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection ?? Self.flips(source)
    self.alignmentRectInsets = alignmentRectInsets
  }

  /// A symbol at the size of body text: 17 points give about 20 × 20.
  public init?(systemName name: String) {
    self.init(.symbol(name), size: CGSize(width: 20, height: 20))
  }

  /// A PNG file of the catalog's resources; nil where it cannot be read.
  public init?(named name: String) {
    guard let size = LayoutEnvironment.current.images.size(of: .file(name)) else { return nil }
    self.init(.file(name), size: size)
  }

  /// Symbols that follow the reading direction; those of media controls (`backward.fill`) do not.
  private static func flips(_ source: ImageSource) -> Bool {
    guard case .symbol(let name) = source else { return false }
    return name.hasSuffix(".forward") || name.hasSuffix(".backward")
  }

  /// The same picture with other alignment insets; points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    var image = self
    image.alignmentRectInsets = insets
    return image
  }

  /// The same picture, mirrored from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// The same picture in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var image = self
    image.renderingMode = mode
    return image
  }
}
