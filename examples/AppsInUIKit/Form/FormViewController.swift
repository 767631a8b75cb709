import UIKit

/// A form in groups: fields, switches, values, choices and explanations.
final class FormViewController: UITableViewController {
  private let sections = FormSection.all

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit event"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    tableView.accessibilityIdentifier = "form"
    tableView.register(AccountCell.self, forCellReuseIdentifier: "account")
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.backgroundColor = .systemGroupedBackground
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .account:
      return tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
    case .field(let title, let text):
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? FieldCell)?.show(title, text)
      return cell
    case .value(let title, let detail, let accessory):
      let cell = valueCell(title, detail)
      cell.accessoryType = accessory
      return cell
    case .toggle(let title, let isOn):
      let cell = valueCell(title, nil)
      cell.accessoryView = toggle(isOn)
      return cell
    case .choice(let title, let symbol, let color, let state):
      let cell = valueCell(title, nil)
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = color
      switch state {
      case .checked: cell.accessoryType = .checkmark
      case .unchecked: break
      case .on: cell.accessoryView = toggle(true)
      case .value(let detail):
        content.secondaryText = detail
        cell.accessoryType = .disclosureIndicator
      }
      cell.contentConfiguration = content
      return cell
    case .delete:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "delete"
      var content = cell.defaultContentConfiguration()
      content.text = "Delete event"
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      return cell
    }
  }

  private func valueCell(_ title: String, _ detail: String?) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = title
    content.secondaryText = detail
    cell.contentConfiguration = content
    return cell
  }

  private func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }
}
