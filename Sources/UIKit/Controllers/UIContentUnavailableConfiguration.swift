public import LPAutoLayout
public import LPComponents
public import Foundation

/// What a screen shows where it has no content: a picture, two texts, and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How texts and buttons are aligned below each other.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the side where reading begins.
    case natural
  }

  /// The picture above the texts.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, in the place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(.title2, .label)
  /// The text below it.
  public var secondaryText: String?
  /// The text below it with attributes, in the place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
  /// The button below the texts, shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one, shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the button below the first one does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How texts and buttons are aligned.
  public var alignment = Alignment.center
  /// What is behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// The space at the sides in points; the margins of the view around unless set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins ?? .zero }
    set { margins = newValue }
  }
  /// The space between the picture and the text, in points.
  public var imageToTextPadding: CGFloat = 8
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space above the button, in points.
  public var textToButtonPadding: CGFloat = 8
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  var margins: NSDirectionalEdgeInsets?
  /// Whether a wheel is in the place of the picture.
  var isLoading = false

  /// A configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// What stands for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }
  /// What stands for content that is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "Loading…"
    (made.textProperties.font, made.textProperties.color) = (
      .preferredFont(forTextStyle: .subheadline), .secondaryLabel
    )
    made.isLoading = true
    return made
  }

  /// Makes a view that shows the content in its middle.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// Returns the configuration: it is the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// Whether there is nothing to show.
  @MainActor
  var isEmpty: Bool {
    let texts = [text, secondaryText, attributedText?.string, secondaryAttributedText?.string].compactMap { $0 }
    return image == nil && !isLoading && texts.allSatisfy(\.isEmpty) && !buttonProperties.shows(button)
      && !secondaryButtonProperties.shows(secondaryButton) && background.backgroundColor == .clear
  }
}
