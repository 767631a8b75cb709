public import Foundation

/// The content of a standard row, header or footer: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading side; `nil` for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; `nil` for none.
  public var text: String?
  /// The text with attributes of its parts, in the place of `text`; `nil` for none.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The secondary text with attributes of its parts, in the place of `secondaryText`; `nil` for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text is shown.
  public var secondaryTextProperties: TextProperties
  /// Whether the two texts are beside each other where both fit into one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content, in points. A cell raises those at the sides to its own.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The least space between texts that are beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts that are below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  /// The least height that the content takes, in points.
  var leastHeight: CGFloat = 0
  /// Whether the text is at the bottom of a larger height instead of in its middle.
  var restsAtBottom = false

  init(text: TextProperties, secondary: TextProperties, vertical: CGFloat, leastHeight: CGFloat) {
    textProperties = text
    secondaryTextProperties = secondary
    self.leastHeight = leastHeight
    let side = LayoutEnvironment.current.rootMargin
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// Makes a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself: standard content looks the same in all states, and pictures are at rest.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
