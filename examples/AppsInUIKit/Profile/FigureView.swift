import UIKit

/// A number above what it counts.
final class FigureView: UIStackView {
  init(_ number: String, _ name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "figure"
    axis = .vertical
    spacing = 1
    for label in [
      UILabel(number, .headline).identified(by: "count"), UILabel(name, .footnote).identified(by: "title"),
    ] {
      label.textAlignment = .center
      addArrangedSubview(label)
    }
  }

  required init(coder: NSCoder) { fatalError("made by code only") }
}
