import UIKit

/// A checkout: what is ordered, a code, a way to pay, the sum, and a button that stays at the bottom.
final class OrderSummaryController: UIViewController {
  private let scrollView = UIScrollView()
  private let contentStack = UIStackView()
  private let footerView = UIView()
  private let totalTitleLabel = UILabel()
  private let totalLabel = UILabel()
  private let payButton = UIButton(configuration: .filled())
  private let codeField = UITextField()
  private let applyButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentStack.translatesAutoresizingMaskIntoConstraints = false
    footerView.translatesAutoresizingMaskIntoConstraints = false
    contentStack.axis = .vertical
    contentStack.spacing = 16
    view.addSubview(scrollView)
    view.addSubview(footerView)
    scrollView.addSubview(contentStack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: footerView.topAnchor),
      contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      contentStack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      contentStack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
      contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      footerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footerView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    fillContent()
    fillFooter()
  }

  private func fillContent() {
    let heading = label(NSLocalizedString("Your order", comment: ""), .title1)
    contentStack.addArrangedSubview(heading)
    for (name, amount, price) in [
      ("Cotton shirt, white", "1 ×", "€39.00"), ("Wool socks, pack of three", "2 ×", "€25.80"),
    ] {
      contentStack.addArrangedSubview(itemRow(name: name, amount: amount, price: price))
    }
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    contentStack.addArrangedSubview(line)
    codeField.placeholder = NSLocalizedString("Discount code", comment: "")
    codeField.borderStyle = .roundedRect
    applyButton.setTitle(NSLocalizedString("Apply", comment: ""), for: .normal)
    applyButton.setContentHuggingPriority(.required, for: .horizontal)
    applyButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let codeRow = UIStackView(arrangedSubviews: [codeField, applyButton])
    codeRow.spacing = 12
    contentStack.addArrangedSubview(codeRow)
    let payment = UISegmentedControl(items: [
      NSLocalizedString("Card", comment: ""), NSLocalizedString("Bank", comment: ""), "PayPal",
    ])
    payment.selectedSegmentIndex = 0
    contentStack.addArrangedSubview(payment)
    for (title, value) in [("Subtotal", "€64.80"), ("Delivery", "€4.90"), ("VAT included", "€11.13")] {
      let titleLabel = label(NSLocalizedString(title, comment: ""), .body)
      let valueLabel = label(value, .body)
      valueLabel.textAlignment = .right
      let row = UIStackView(arrangedSubviews: [titleLabel, valueLabel])
      row.distribution = .equalSpacing
      contentStack.addArrangedSubview(row)
    }
  }

  private func itemRow(name: String, amount: String, price: String) -> UIView {
    let imageView = UIImageView()
    imageView.backgroundColor = .systemGray5
    imageView.layer.cornerRadius = 8
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.widthAnchor.constraint(equalToConstant: 56).isActive = true
    imageView.heightAnchor.constraint(equalToConstant: 56).isActive = true
    let nameLabel = label(name, .body)
    nameLabel.numberOfLines = 2
    let amountLabel = label(amount, .footnote)
    amountLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, amountLabel])
    texts.axis = .vertical
    let priceLabel = label(price, .headline)
    priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [imageView, texts, priceLabel])
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private func fillFooter() {
    footerView.backgroundColor = .secondarySystemBackground
    totalTitleLabel.text = NSLocalizedString("Total", comment: "")
    totalTitleLabel.font = .preferredFont(forTextStyle: .body)
    totalTitleLabel.adjustsFontForContentSizeCategory = true
    totalLabel.text = "€69.70"
    totalLabel.font = .preferredFont(forTextStyle: .title2)
    totalLabel.adjustsFontForContentSizeCategory = true
    payButton.configuration?.title = NSLocalizedString("Pay now", comment: "")
    payButton.configuration?.image = UIImage(systemName: "lock.fill")
    payButton.configuration?.imagePadding = 6
    for view in [totalTitleLabel, totalLabel, payButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      footerView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      totalTitleLabel.topAnchor.constraint(equalTo: footerView.topAnchor, constant: 12),
      totalTitleLabel.leadingAnchor.constraint(equalTo: footerView.leadingAnchor, constant: 20),
      totalLabel.topAnchor.constraint(equalTo: totalTitleLabel.bottomAnchor),
      totalLabel.leadingAnchor.constraint(equalTo: totalTitleLabel.leadingAnchor),
      totalLabel.bottomAnchor.constraint(equalTo: footerView.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      payButton.trailingAnchor.constraint(equalTo: footerView.trailingAnchor, constant: -20),
      payButton.leadingAnchor.constraint(greaterThanOrEqualTo: totalLabel.trailingAnchor, constant: 20),
      payButton.centerYAnchor.constraint(equalTo: footerView.safeAreaLayoutGuide.centerYAnchor),
      payButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
