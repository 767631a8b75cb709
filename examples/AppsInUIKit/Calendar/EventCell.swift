import UIKit

/// An event: a bar in the colour of its calendar, title and place, and when it starts and ends.
final class EventCell: UITableViewCell {
  private let bar = UIView()
  private let title = UILabel(font: .preferredFont(for: .subheadline, weight: .semibold), lines: 0)
  private let place = UILabel(.footnote, color: .secondaryLabel, lines: 0)
  private let start = UILabel(.footnote)
  private let end = UILabel(.footnote, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "event"
    bar.layer.cornerRadius = 2
    start.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
    for label in [start, end] { label.setContentCompressionResistancePriority(.defaultHigh + 2, for: .horizontal) }
    contentView.addSubviews(["bar": bar, "title": title, "place": place, "start": start, "end": end])
    activateConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private func activateConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 4),
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
      title.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 10),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: start.leadingAnchor, constant: -8),
      place.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      place.trailingAnchor.constraint(equalTo: end.leadingAnchor, constant: -8),
      place.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
      place.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      start.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      start.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      end.trailingAnchor.constraint(equalTo: start.trailingAnchor),
      end.leadingAnchor.constraint(equalTo: start.leadingAnchor),
      end.firstBaselineAnchor.constraint(equalTo: place.firstBaselineAnchor),
    ])
  }

  func show(_ event: CalendarEvent) {
    bar.backgroundColor = event.color
    title.text = event.title
    place.text = event.place
    start.text = event.start
    end.text = event.end
  }
}
