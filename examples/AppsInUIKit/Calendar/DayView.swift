import UIKit

/// A day of the month: its number, in a circle if it is selected, above dots for its events.
final class DayView: UIView {
  private let circle = UIView()
  private let number: UILabel
  private let dots: EventDotsView

  /// - Parameter day: the day of November; 0 is the last one of October, and 31 the first one of December.
  init(_ day: Int) {
    let isInMonth = (1...30).contains(day)
    let isSelected = day == 24
    number = UILabel(
      font: .systemFont(ofSize: 18, weight: isSelected ? .semibold : .regular),
      color: isSelected ? .white : isInMonth ? .label : .tertiaryLabel,
      text: "\(day < 1 ? day + 31 : day > 30 ? day - 30 : day)")
    dots = EventDotsView(isInMonth ? Self.colors(of: day) : [])
    super.init(frame: .zero)
    accessibilityIdentifier = "day"
    number.textAlignment = .center
    circle.backgroundColor = isSelected ? .systemRed : .clear
    circle.layer.cornerRadius = 18
    addSubviews(["circle": circle, "number": number, "dots": dots])
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 36),
      circle.heightAnchor.constraint(equalToConstant: 36),
      circle.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      circle.centerXAnchor.constraint(equalTo: centerXAnchor),
      number.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
      dots.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 2),
      dots.leadingAnchor.constraint(equalTo: leadingAnchor),
      dots.trailingAnchor.constraint(equalTo: trailingAnchor),
      dots.heightAnchor.constraint(equalToConstant: 6),
      dots.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private static func colors(of day: Int) -> [UIColor] {
    let all: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    return all.indices.filter { (day * 7 + $0 * 5) % 11 < 3 }.map { all[$0] }
  }
}
