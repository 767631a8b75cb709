import UIKit

/// A story: a picture in a ring, above a name.
final class StoryView: UIView {
  private let ring: StoryRingView
  private let picture = AvatarView(diameter: 60)
  private let title: UILabel

  init(_ story: Story) {
    ring = StoryRingView(isNew: story.isNew)
    title = UILabel(font: .systemFont(ofSize: 12), text: story.name)
    super.init(frame: .zero)
    accessibilityIdentifier = "story"
    picture.show(story.initials, story.color)
    title.textAlignment = .center
    addSubviews(["ring": ring, "avatar": picture, "title": title])
    NSLayoutConstraint.activate([
      ring.widthAnchor.constraint(equalToConstant: 72),
      ring.heightAnchor.constraint(equalToConstant: 72),
      ring.topAnchor.constraint(equalTo: topAnchor),
      ring.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
      title.topAnchor.constraint(equalTo: ring.bottomAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
      widthAnchor.constraint(equalToConstant: 76),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
