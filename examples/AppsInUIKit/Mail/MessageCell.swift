import UIKit

/// A message: sender, time, subject and two lines of text, with a dot if it is unread.
final class MessageCell: UITableViewCell {
  private let dot = UIView()
  private lazy var sender: UILabel = {
    let label = UILabel(.headline)
    label.setContentCompressionResistancePriority(.defaultHigh - 2, for: .horizontal)
    return label
  }()
  private let time = UILabel(.subheadline, color: .secondaryLabel)
  private let chevron = UIImageView(image: .symbol("chevron.forward", pointSize: 10))
  private let mark = UIImageView()
  private let subject = UILabel(.subheadline)
  private let preview = UILabel(.subheadline, color: .secondaryLabel, lines: 2)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "message"
    dot.layer.cornerRadius = 5
    chevron.tintColor = .tertiaryLabel
    contentView.addSubviews([
      "dot": dot, "sender": sender, "mark": mark, "time": time, "chevron": chevron, "subject": subject, "text": preview,
    ])
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private func activateConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      sender.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      mark.leadingAnchor.constraint(greaterThanOrEqualTo: sender.trailingAnchor, constant: 8),
      mark.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      time.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
      time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
      chevron.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 6),
      chevron.centerYAnchor.constraint(equalTo: time.centerYAnchor),
      chevron.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
      preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      preview.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      preview.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  func show(_ message: Message) {
    dot.backgroundColor = message.isUnread ? .systemBlue : .clear
    sender.text = message.sender
    time.text = message.time
    subject.text = message.subject
    preview.text = message.text
    mark.image = .symbol(message.isFlagged ? "flag" : "doc", pointSize: 12)
    mark.tintColor = message.isFlagged ? .systemOrange : .secondaryLabel
    mark.isHidden = !message.isFlagged && !message.hasAttachment
  }
}
