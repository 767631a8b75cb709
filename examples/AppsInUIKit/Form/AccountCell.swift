import UIKit

/// The account that an event belongs to.
final class AccountCell: UITableViewCell {
  private let picture = AvatarView(diameter: 56)
  private lazy var name: UILabel = {
    let label = UILabel(.title3, lines: 0)
    label.text = "Ada Lovelace"
    label.setContentHuggingPriority(.defaultLow + 2, for: .vertical)
    return label
  }()
  private let mail = UILabel(.footnote, color: .secondaryLabel, lines: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "account"
    accessoryType = .disclosureIndicator
    picture.show("AL", .systemPurple)
    mail.text = "ada@example.org"
    contentView.addSubviews(["avatar": picture, "name": name, "mail": mail])
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      mail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      mail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      mail.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      mail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
