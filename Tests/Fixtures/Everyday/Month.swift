import UIKit

/// A calendar: a month as a grid of stacks, and the entries of the selected day below it.
final class MonthController: UIViewController {
  private let monthLabel = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let weekdayStack = UIStackView()
  private let weeksStack = UIStackView()
  private let entriesStack = UIStackView()
  private let addButton = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    monthLabel.text = "May 2026"
    monthLabel.font = .preferredFont(forTextStyle: .title2)
    monthLabel.adjustsFontForContentSizeCategory = true
    previousButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    nextButton.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    weekdayStack.distribution = .fillEqually
    for day in ["M", "T", "W", "T", "F", "S", "S"] {
      let label = UILabel()
      label.text = day
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      weekdayStack.addArrangedSubview(label)
    }
    weeksStack.axis = .vertical
    weeksStack.distribution = .fillEqually
    weeksStack.spacing = 4
    for week in 0..<5 { weeksStack.addArrangedSubview(row(of: week)) }
    entriesStack.axis = .vertical
    entriesStack.spacing = 8
    entriesStack.addArrangedSubview(
      EntryView(title: NSLocalizedString("Dentist", comment: ""), time: "10:30", color: .systemRed))
    entriesStack.addArrangedSubview(
      EntryView(
        title: NSLocalizedString("Lunch with the new colleagues", comment: ""), time: "12:00", color: .systemTeal))
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.backgroundColor = .systemBlue
    addButton.tintColor = .white
    addButton.layer.cornerRadius = 28
    addButton.accessibilityLabel = NSLocalizedString("New entry", comment: "")
    layOut()
  }

  private func row(of week: Int) -> UIStackView {
    let row = UIStackView()
    row.distribution = .fillEqually
    for weekday in 0..<7 {
      let day = week * 7 + weekday - 3
      let button = UIButton(type: .system)
      button.setTitle((1...31).contains(day) ? "\(day)" : "", for: .normal)
      button.isHidden = false
      button.isEnabled = (1...31).contains(day)
      if day == 14 {
        button.backgroundColor = .systemBlue
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 8
      }
      row.addArrangedSubview(button)
    }
    return row
  }

  private func layOut() {
    for child in [monthLabel, previousButton, nextButton, weekdayStack, weeksStack, entriesStack, addButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      monthLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      monthLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      previousButton.leadingAnchor.constraint(greaterThanOrEqualTo: monthLabel.trailingAnchor, constant: 8),
      previousButton.trailingAnchor.constraint(equalTo: nextButton.leadingAnchor, constant: -8),
      previousButton.centerYAnchor.constraint(equalTo: monthLabel.centerYAnchor),
      nextButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nextButton.centerYAnchor.constraint(equalTo: monthLabel.centerYAnchor),
      weekdayStack.topAnchor.constraint(equalTo: monthLabel.bottomAnchor, constant: 16),
      weekdayStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      weekdayStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      weeksStack.topAnchor.constraint(equalTo: weekdayStack.bottomAnchor, constant: 8),
      weeksStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      weeksStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      weeksStack.heightAnchor.constraint(equalTo: weeksStack.widthAnchor, multiplier: 0.65),
      entriesStack.topAnchor.constraint(equalTo: weeksStack.bottomAnchor, constant: 24),
      entriesStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      entriesStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      addButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      addButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      addButton.widthAnchor.constraint(equalToConstant: 56),
      addButton.heightAnchor.constraint(equalToConstant: 56),
    ])
  }
}

private final class EntryView: UIView {
  init(title: String, time: String, color: UIColor) {
    super.init(frame: .zero)
    let stripe = UIView()
    stripe.backgroundColor = color
    stripe.layer.cornerRadius = 2
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    let timeLabel = UILabel()
    timeLabel.text = time
    timeLabel.font = .preferredFont(forTextStyle: .subheadline)
    timeLabel.adjustsFontForContentSizeCategory = true
    timeLabel.textColor = .secondaryLabel
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    for view in [stripe, titleLabel, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      stripe.leadingAnchor.constraint(equalTo: leadingAnchor),
      stripe.topAnchor.constraint(equalTo: topAnchor),
      stripe.bottomAnchor.constraint(equalTo: bottomAnchor),
      stripe.widthAnchor.constraint(equalToConstant: 4),
      titleLabel.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: 10),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      titleLabel.trailingAnchor.constraint(equalTo: timeLabel.leadingAnchor, constant: -10),
      timeLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      timeLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
