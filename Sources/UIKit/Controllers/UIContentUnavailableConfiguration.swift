public import LPAutoLayout
public import LPComponents

/// What a screen shows where it has no content: a picture, a text and a second one.
public struct UIContentUnavailableConfiguration {
  /// The picture above the texts.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text below it.
  public var secondaryText: String?
  /// The button below the texts.
  public var button = UIButton.Configuration.plain()

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
    return made
  }
}

extension UIViewController {
  private static let unavailable = Stored<UIContentUnavailableConfiguration?>(
    "UIViewController.contentUnavailableConfiguration", nil)
  private static let unavailableView = Stored<UIView?>("UIViewController.contentUnavailableView", nil)

  /// What is shown over the controller's view where it has no content; `nil` for nothing.
  public var contentUnavailableConfiguration: UIContentUnavailableConfiguration? {
    get { Self.unavailable[self] }
    set {
      Self.unavailable[self] = newValue
      showUnavailable()
    }
  }

  private func showUnavailable() {
    Self.unavailableView[self]?.removeFromSuperview()
    Self.unavailableView[self] = nil
    guard let made = contentUnavailableConfiguration?.view else { return }
    Self.unavailableView[self] = made
    view.addSubview(made)
    made.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      made.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      made.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}

extension UIContentUnavailableConfiguration {
  /// The column of what the configuration has; `nil` where it has nothing.
  @MainActor
  fileprivate var view: UIView? {
    let column = UIStackView()
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    if let image {
      let picture = UIImageView(image: image)
      picture.tintColor = .secondaryLabel
      column.addArrangedSubview(picture)
    }
    for (text, style, color) in [
      (text, UIFont.TextStyle.title2, UIColor.label), (secondaryText, .subheadline, .secondaryLabel),
    ] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      (label.text, label.textColor, label.numberOfLines, label.textAlignment) = (text, color, 0, .center)
      label.font = .preferredFont(forTextStyle: style)
      column.addArrangedSubview(label)
    }
    if let title = button.title, !title.isEmpty { column.addArrangedSubview(UIButton(configuration: button)) }
    return column.arrangedSubviews.isEmpty ? nil : column
  }
}
