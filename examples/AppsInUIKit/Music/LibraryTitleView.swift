import UIKit

/// The title of a part of the library; in large text there is no room to see all beside it.
final class LibraryTitleView: UICollectionReusableView {
  private let name = UILabel(font: .preferredFont(for: .title2, weight: .bold), lines: 0)
  private let more = UILabel("See all", .body, color: .systemPink)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    accessibilityIdentifier = "header"
    more.isHidden = isLarge
    more.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    addSubviews(["name": name, "more": more])
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      more.trailingAnchor.constraint(equalTo: trailingAnchor),
      more.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      isLarge
        ? name.trailingAnchor.constraint(equalTo: trailingAnchor)
        : more.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ title: String) { name.text = title }
}
