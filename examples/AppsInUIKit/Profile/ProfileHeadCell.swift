import UIKit

/// Whom a profile is of: a picture with figures, a text, buttons and highlights, above tabs.
final class ProfileHeadCell: UICollectionViewCell {
  private let face = AvatarView(diameter: 84)
  private lazy var figures = UIStackView(
    isLarge ? .vertical : .horizontal,
    [FigureView("248", "Posts"), FigureView("12.4k", "Followers"), FigureView("391", "Following")],
    distribution: .fillEqually)
  private let name = UILabel(
    font: .preferredFont(for: .subheadline, weight: .semibold), lines: 0, text: "Nora Lindqvist")
  private let job = UILabel("Photographer", .subheadline, color: .secondaryLabel, lines: 0)
  private let about = UILabel(
    "North of the Arctic Circle, mostly. Prints and workshops below. Always carries too many lenses.", .subheadline,
    lines: 0)
  private let link = UILabel("nora.example/prints", .subheadline, color: .link, lines: 0)
  private lazy var buttons = UIStackView(
    isLarge ? .vertical : .horizontal, [button("Edit profile"), button("Share profile")], spacing: 8,
    distribution: .fillEqually)
  private let shelf = HighlightsView(["Senja", "Lofoten", "Studio", "Prints", "Dogs"])
  private let tabs = UIStackView(
    .horizontal,
    [
      ProfileTabView(symbol: "square", isSelected: true), ProfileTabView(symbol: "play", isSelected: false),
      ProfileTabView(symbol: "person", isSelected: false),
    ], distribution: .fillEqually)

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "head"
    face.show("NL", .systemTeal)
    contentView.addSubviews([
      "avatar": face, "figures": figures, "name": name, "job": job, "about": about, "link": link,
      "buttons": buttons, "shelf": shelf, "tabs": tabs,
    ])
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private func button(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.tintColor = .label
    return button
  }

  private func activateConstraints() {
    // The figures are beside the middle of the picture, unless they are higher than it.
    let middle = figures.centerYAnchor.constraint(equalTo: face.centerYAnchor)
    middle.priority = .defaultLow
    let nearPicture = name.topAnchor.constraint(equalTo: face.bottomAnchor, constant: 10)
    nearPicture.priority = .defaultLow
    NSLayoutConstraint.activate([
      face.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      face.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      figures.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 16),
      figures.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      middle,
      figures.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
      name.topAnchor.constraint(greaterThanOrEqualTo: face.bottomAnchor, constant: 10),
      nearPicture,
      name.topAnchor.constraint(greaterThanOrEqualTo: figures.bottomAnchor, constant: 10),
      job.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 1),
      about.topAnchor.constraint(equalTo: job.bottomAnchor, constant: 1),
      link.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 1),
    ])
    for view in [name, job, about, link, buttons] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
    }
    NSLayoutConstraint.activate([
      buttons.topAnchor.constraint(equalTo: link.bottomAnchor, constant: 12),
      shelf.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 16),
      shelf.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      shelf.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tabs.topAnchor.constraint(equalTo: shelf.bottomAnchor, constant: 10),
      tabs.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
