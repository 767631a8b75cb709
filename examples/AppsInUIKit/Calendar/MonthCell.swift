import UIKit

/// The weeks of November 2026, from Monday, with the days around the month in grey.
final class MonthCell: UITableViewCell {
  private let names = UIStackView(
    .horizontal,
    ["M", "T", "W", "T", "F", "S", "S"].map { name in
      let label = UILabel(font: .systemFont(ofSize: 11, weight: .semibold), color: .secondaryLabel, text: name)
      label.textAlignment = .center
      return label.identified(by: "weekday")
    }, distribution: .fillEqually)
  /// The 1st is a Sunday, so that the first week begins six days earlier.
  private let grid = UIStackView(
    .vertical,
    (0..<6).map { week in
      UIStackView(.horizontal, (0..<7).map { DayView(week * 7 + $0 - 5) }, distribution: .fillEqually)
        .identified(by: "week")
    }, spacing: 2)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "month"
    contentView.addSubviews(["names": names, "grid": grid])
    NSLayoutConstraint.activate([
      names.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      grid.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 4),
      grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    for view in [names, grid] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
