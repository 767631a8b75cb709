public import LPAutoLayout
public import LPComponents
public import Foundation

/// A view that shows what stands for content, in its middle.
open class UIContentUnavailableView: UIView, UIContentView {
  /// What the view shows: a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  /// Kept; nothing scrolls.
  open var isScrollEnabled = true
  private var column: UIStackView?

  /// Makes a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }
  /// Makes a view without content: archives are not decoded.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    column?.removeFromSuperview()
    column = nil
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    let column = Self.column(shown)
    self.column = column
    backgroundColor = shown.background.shownColor
    layer.cornerRadius = shown.background.cornerRadius
    (layer.borderColor, layer.borderWidth) = (shown.background.strokeColor, shown.background.strokeWidth)
    if let margins = shown.margins { directionalLayoutMargins = margins }
    addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let side = column.leadingAnchor.constraint(
      greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor), side,
    ])
  }

  /// Returns the parts below each other.
  private static func column(_ shown: UIContentUnavailableConfiguration) -> UIStackView {
    let column = UIStackView()
    column.axis = .vertical
    column.alignment = shown.alignment == .center ? .center : .leading
    func add(_ part: UIView?, _ padding: CGFloat) {
      guard let part else { return }
      if let last = column.arrangedSubviews.last { column.setCustomSpacing(padding, after: last) }
      column.addArrangedSubview(part)
    }
    add(picture(shown), 0)
    let text = label(shown.text, shown.attributedText, shown.textProperties, shown.alignment)
    add(text, shown.imageToTextPadding)
    add(
      label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown.alignment),
      text == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
    let button = button(shown.button, shown.buttonProperties)
    add(button, shown.textToButtonPadding)
    add(
      Self.button(shown.secondaryButton, shown.secondaryButtonProperties),
      button == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    return column
  }

  private static func picture(_ shown: UIContentUnavailableConfiguration) -> UIView? {
    if shown.isLoading, shown.image == nil {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let (picture, properties) = (UIImageView(image: image), shown.imageProperties)
    picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    picture.tintColor = properties.tintColor
    if properties.cornerRadius > 0 {
      picture.layer.cornerRadius = properties.cornerRadius
      picture.clipsToBounds = true
    }
    let (limit, size) = (properties.maximumSize, picture.intrinsicContentSize)
    let scale = min(
      1, limit.width > 0 ? limit.width / max(1, size.width) : 1,
      limit.height > 0 ? limit.height / max(1, size.height) : 1)
    guard scale < 1 else { return picture }
    picture.contentMode = .scaleAspectFit
    picture.widthAnchor.constraint(equalToConstant: size.width * scale).isActive = true
    picture.heightAnchor.constraint(equalToConstant: size.height * scale).isActive = true
    return picture
  }

  private static func label(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ alignment: UIContentUnavailableConfiguration.Alignment
  ) -> UILabel? {
    guard let string = attributed?.string ?? text, !string.isEmpty else { return nil }
    let label = UILabel()
    (label.font, label.textColor) = (properties.font, properties.color)
    (label.text, label.textAlignment) = (text, alignment == .center ? .center : .natural)
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed }
    return label
  }

  private static func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard properties.shows(configuration) else { return nil }
    let made = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    (made.menu, made.isEnabled) = (properties.menu, properties.isEnabled)
    return made
  }
}
