import UIKit

/// A chat: a picture with initials, the last message, its time, and the number of unread ones.
final class ChatCell: UITableViewCell {
  private let picture = AvatarView(diameter: 54)
  private lazy var name: UILabel = {
    let label = UILabel(.headline)
    label.setContentCompressionResistancePriority(.defaultHigh - 2, for: .horizontal)
    return label
  }()
  private let time = UILabel(.subheadline)
  private lazy var message: UILabel = {
    let label = UILabel(.subheadline, color: .secondaryLabel, lines: 2)
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    return label
  }()
  private lazy var marks: UIStackView = {
    let stack = UIStackView()
    stack.spacing = 6
    stack.alignment = .center
    stack.setContentHuggingPriority(.required, for: .horizontal)
    return stack
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "chat"
    contentView.addSubviews(["avatar": picture, "name": name, "time": time, "text": message, "marks": marks])
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      message.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
      marks.leadingAnchor.constraint(equalTo: message.trailingAnchor, constant: 8),
      marks.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      marks.topAnchor.constraint(equalTo: message.topAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 76),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func prepareForReuse() {
    super.prepareForReuse()
    for mark in marks.arrangedSubviews { mark.removeFromSuperview() }
  }

  func show(_ chat: Chat) {
    picture.show(chat.initials, chat.color)
    name.text = chat.name
    time.text = chat.time
    time.textColor = chat.unread > 0 ? .systemGreen : .secondaryLabel
    message.text = chat.text
    if chat.isMuted { marks.addArrangedSubview(mark("speaker.slash")) }
    if chat.isPinned { marks.addArrangedSubview(mark("bookmark.fill")) }
    if chat.isRead { marks.addArrangedSubview(mark("checkmark", .systemBlue)) }
    if chat.unread > 0 { marks.addArrangedSubview(BadgeView(chat.unread)) }
  }

  private func mark(_ symbol: String, _ color: UIColor = .tertiaryLabel) -> UIImageView {
    let view = UIImageView(image: .symbol(symbol, pointSize: 13.5))
    view.tintColor = color
    view.accessibilityIdentifier = symbol
    return view
  }
}
