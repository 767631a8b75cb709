import UIKit

/// The balance of an account, above buttons.
final class BalanceView: UIView {
  private lazy var caption: UILabel = {
    let label = UILabel(.subheadline, color: .secondaryLabel)
    label.text = "Available balance"
    label.textAlignment = .center
    return label
  }()
  private lazy var amount: UILabel = {
    let label = UILabel()
    label.text = "€2,481.36"
    label.font = .preferredFont(for: .largeTitle, weight: .bold)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }()
  private lazy var buttons: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [
      ActionView("Send", symbol: "arrow.up"), ActionView("Request", symbol: "arrow.down"),
      ActionView("Details", symbol: "info.circle"),
    ])
    stack.spacing = 12
    stack.distribution = .fillEqually
    return stack
  }()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "balance"
    addSubviews(["caption": caption, "amount": amount, "buttons": buttons])
    for view in [caption, amount, buttons] {
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20).isActive = true
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      amount.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 2),
      buttons.topAnchor.constraint(equalTo: amount.bottomAnchor, constant: 16),
      buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
