import UIKit

/// Highlights in a row that scrolls sideways.
final class HighlightsView: UIScrollView {
  init(_ names: [String]) {
    super.init(frame: .zero)
    let highlights = UIStackView(
      .horizontal, names.enumerated().map { HighlightView($1, picture: $0 + 1) }, spacing: 16, alignment: .top)
    addSubviews(["highlights": highlights])
    NSLayoutConstraint.activate([
      highlights.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      highlights.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      highlights.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      highlights.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      contentLayoutGuide.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
