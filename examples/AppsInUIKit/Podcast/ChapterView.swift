import UIKit

/// The title of a chapter, and when it starts.
final class ChapterView: UIView {
  init(_ chapter: Chapter, isPlaying: Bool) {
    super.init(frame: .zero)
    accessibilityIdentifier = "chapter"
    let title = UILabel(chapter.title, .subheadline, color: isPlaying ? .systemPurple : .label, lines: 0)
    let start = UILabel(chapter.start, .subheadline, color: .secondaryLabel)
    start.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
    start.setContentCompressionResistancePriority(.defaultHigh + 2, for: .horizontal)
    addSubviews(["title": title, "start": start])
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: topAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
      start.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 12),
      start.trailingAnchor.constraint(equalTo: trailingAnchor),
      start.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
