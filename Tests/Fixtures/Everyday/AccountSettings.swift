import UIKit

/// A settings screen: a header with the account, rows with switches and values, and a version below them.
final class AccountSettingsController: UIViewController, UITableViewDataSource {
  private struct Row {
    var title: String
    var symbol: String
    var value: String?
    var isOn: Bool?
  }

  private let sections: [(title: String, rows: [Row])] = [
    (
      "General",
      [
        Row(title: NSLocalizedString("Notifications", comment: ""), symbol: "bell", isOn: true),
        Row(title: NSLocalizedString("Appearance", comment: ""), symbol: "sun.max", value: "Automatic"),
        Row(title: NSLocalizedString("Language", comment: ""), symbol: "globe", value: "English"),
      ]
    ),
    (
      "Privacy",
      [
        Row(title: NSLocalizedString("Use Face ID to unlock", comment: ""), symbol: "faceid", isOn: false),
        Row(title: NSLocalizedString("Share usage data", comment: ""), symbol: "chart.bar", isOn: true),
        Row(title: NSLocalizedString("Blocked contacts", comment: ""), symbol: "hand.raised", value: "3"),
      ]
    ),
  ]

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let headerView = AccountHeaderView()
  private let versionLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    versionLabel.text = "Version 4.2 (1180)"
    versionLabel.font = .preferredFont(forTextStyle: .footnote)
    versionLabel.adjustsFontForContentSizeCategory = true
    versionLabel.textColor = .secondaryLabel
    versionLabel.textAlignment = .center
    versionLabel.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
    tableView.tableFooterView = versionLabel
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = headerView.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if headerView.frame.height != height || tableView.tableHeaderView == nil {
      headerView.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
      tableView.tableHeaderView = headerView
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.value
    content.image = UIImage(systemName: row.symbol)
    cell.contentConfiguration = content
    if let isOn = row.isOn {
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    } else {
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}

private final class AccountHeaderView: UIView {
  private let avatarView = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  private let nameLabel = UILabel()
  private let mailLabel = UILabel()
  private let editButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatarView.contentMode = .scaleAspectFit
    avatarView.tintColor = .systemGray2
    nameLabel.text = "Katarzyna Wiśniewska"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    mailLabel.text = "katarzyna@example.com"
    mailLabel.font = .preferredFont(forTextStyle: .subheadline)
    mailLabel.adjustsFontForContentSizeCategory = true
    mailLabel.textColor = .secondaryLabel
    editButton.setTitle(NSLocalizedString("Edit", comment: ""), for: .normal)
    for view in [avatarView, nameLabel, mailLabel, editButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    editButton.setContentHuggingPriority(.required, for: .horizontal)
    editButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatarView.centerYAnchor.constraint(equalTo: centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 64),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      avatarView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: editButton.leadingAnchor, constant: -8),
      mailLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      mailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      mailLabel.trailingAnchor.constraint(lessThanOrEqualTo: editButton.leadingAnchor, constant: -8),
      mailLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      editButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      editButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
