import UIKit

/// The transactions of an account by day, below its balance.
final class BankViewController: UITableViewController {
  private let days = Transaction.days

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Everyday account"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "magnifyingglass"), style: .plain, target: nil, action: nil)
    tableView.accessibilityIdentifier = "transactions"
    tableView.tableHeaderView = BalanceView()
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
    tableView.register(TransactionCell.self, forCellReuseIdentifier: "transaction")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.backgroundColor = .systemGroupedBackground
  }

  override func numberOfSections(in tableView: UITableView) -> Int { days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days[section].transactions.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    days[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "transaction", for: indexPath)
    (cell as? TransactionCell)?.show(days[indexPath.section].transactions[indexPath.row])
    return cell
  }
}
