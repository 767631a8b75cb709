import UIKit

/// A transaction: whom, what for and how much; in large text the amount is below.
final class TransactionCell: UITableViewCell {
  private let circle = UIView()
  private let icon = UIImageView()
  private lazy var name: UILabel = {
    let label = UILabel(.body)
    label.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    return label
  }()
  private let category = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let amount = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "transaction"
    icon.tintColor = .white
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    circle.layer.cornerRadius = 18
    amount.font = .preferredFont(for: .body, weight: .medium)
    amount.adjustsFontForContentSizeCategory = true
    circle.addSubviews(["icon": icon])
    contentView.addSubviews(["circle": circle, "name": name, "category": category, "amount": amount])
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private func activateConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 36),
      circle.heightAnchor.constraint(equalToConstant: 36),
      icon.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
      circle.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      circle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      circle.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      circle.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      name.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      category.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      category.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 1),
    ])
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.activate([
        name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        category.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        amount.topAnchor.constraint(equalTo: category.bottomAnchor, constant: 2),
        amount.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        amount.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    } else {
      NSLayoutConstraint.activate([
        amount.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        amount.leadingAnchor.constraint(greaterThanOrEqualTo: category.trailingAnchor, constant: 8),
        amount.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        amount.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        category.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
  }

  func show(_ transaction: Transaction) {
    icon.image = UIImage(systemName: transaction.symbol)
    circle.backgroundColor = transaction.color
    name.text = transaction.name
    category.text = transaction.isPending ? "Pending · \(transaction.category)" : transaction.category
    // An isolate keeps the sign before the amount where the interface runs from right to left.
    amount.text = "\u{2066}\(transaction.amount)\u{2069}"
    amount.textColor = transaction.isIncome ? .systemGreen : transaction.isPending ? .secondaryLabel : .label
  }
}
