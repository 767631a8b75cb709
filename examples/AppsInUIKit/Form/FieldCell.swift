import UIKit

/// A field beside its name.
final class FieldCell: UITableViewCell {
  private lazy var name: UILabel = {
    let label = UILabel(.body)
    label.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    return label
  }()
  private lazy var field: UITextField = {
    let field = UITextField()
    field.borderStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubviews(["name": name, "field": field])
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      name.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      name.widthAnchor.constraint(greaterThanOrEqualToConstant: 64),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ title: String, _ text: String) {
    accessibilityIdentifier = title.lowercased()
    name.text = title
    field.placeholder = title
    field.text = text
  }
}
