import UIKit

/// A chat: bubbles in a table that is pinned to its end, and a bar to write in.
final class ConversationController: UIViewController, UITableViewDataSource {
  private let messages: [(text: String, isMine: Bool, time: String)] = [
    (NSLocalizedString("Hi! Are we still on for Saturday?", comment: ""), false, "09:12"),
    (NSLocalizedString("Yes, at the lake. I'll bring the tent and something to eat.", comment: ""), true, "09:14"),
    (NSLocalizedString("Great", comment: ""), false, "09:14"),
    (
      NSLocalizedString("Do you know whether the trail is open? Last year they closed it in May.", comment: ""), false,
      "09:15"
    ),
    (NSLocalizedString("I'll call them tomorrow morning and tell you.", comment: ""), true, "09:20"),
  ]

  private let tableView = UITableView()
  private let inputBar = UIView()
  private let attachButton = UIButton(type: .system)
  private let textView = UITextField()
  private let sendButton = UIButton(type: .system)
  private let separator = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Mara"
    tableView.dataSource = self
    tableView.separatorStyle = .none
    inputBar.backgroundColor = .secondarySystemBackground
    separator.backgroundColor = .separator
    attachButton.setImage(UIImage(systemName: "plus"), for: .normal)
    attachButton.accessibilityLabel = "Attach"
    sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    sendButton.accessibilityLabel = "Send"
    textView.placeholder = NSLocalizedString("Message", comment: "")
    textView.borderStyle = .roundedRect
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true

    for child in [tableView, inputBar] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    for child in [separator, attachButton, textView, sendButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      inputBar.addSubview(child)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      separator.topAnchor.constraint(equalTo: inputBar.topAnchor),
      separator.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      attachButton.leadingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.leadingAnchor),
      attachButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
      attachButton.widthAnchor.constraint(equalToConstant: 44),
      attachButton.heightAnchor.constraint(equalToConstant: 44),
      textView.leadingAnchor.constraint(equalTo: attachButton.trailingAnchor, constant: 4),
      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: inputBar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 4),
      sendButton.trailingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.trailingAnchor),
      sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 44),
      sendButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    let message = messages[indexPath.row]
    cell.configure(text: message.text, time: message.time, isMine: message.isMine)
    return cell
  }
}

private final class MessageCell: UITableViewCell {
  private let bubbleView = UIView()
  private let messageLabel = UILabel()
  private let timeLabel = UILabel()
  private lazy var leadingConstraint = bubbleView.leadingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  private lazy var trailingConstraint = bubbleView.trailingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.trailingAnchor)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubbleView.layer.cornerRadius = 16
    messageLabel.numberOfLines = 0
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.adjustsFontForContentSizeCategory = true
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubbleView)
    for label in [messageLabel, timeLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      bubbleView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
      timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
      timeLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
      timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: messageLabel.leadingAnchor),
      timeLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func configure(text: String, time: String, isMine: Bool) {
    messageLabel.text = text
    timeLabel.text = time
    messageLabel.textColor = isMine ? .white : .label
    timeLabel.textColor = isMine ? UIColor.white.withAlphaComponent(0.8) : .secondaryLabel
    bubbleView.backgroundColor = isMine ? .systemIndigo : .systemGray5
    leadingConstraint.isActive = !isMine
    trailingConstraint.isActive = isMine
  }
}
