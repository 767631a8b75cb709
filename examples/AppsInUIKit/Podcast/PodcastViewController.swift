import UIKit

/// A podcast player: cover, waveform, transport, volume, tools and chapters.
final class PodcastViewController: UIViewController {
  private let grabber = UIView()
  private let scrollView = UIScrollView()
  private lazy var cover = CoverView(
    side: traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 200 : 280)
  private let date = UILabel("24 NOV · EPISODE 112", .caption1, color: .secondaryLabel, lines: 0)
  private let episode = UILabel(
    font: .preferredFont(for: .title3, weight: .bold), lines: 0, text: "Why bridges hum at night")
  private let show = UILabel("Structures, weekly", .callout, color: .systemPurple, lines: 0)
  private let more = symbol("ellipsis.circle", pointSize: 24, color: .systemPurple)
  private let waveform = WaveformView()
  private let elapsed = UILabel(
    font: .systemFont(ofSize: 12, weight: .medium), color: .secondaryLabel, text: "18:42")
  private let left = UILabel(font: .systemFont(ofSize: 12, weight: .medium), color: .secondaryLabel, text: "−25:18")
  private let transport = UIStackView(
    .horizontal,
    [
      symbol("backward.end.fill", pointSize: 22), SkipView(seconds: 15, isForward: false),
      symbol("pause.fill", pointSize: 42), SkipView(seconds: 30, isForward: true),
      symbol("forward.end.fill", pointSize: 22),
    ], alignment: .center, distribution: .equalSpacing)
  private let quiet = symbol("speaker.fill", pointSize: 13.5, color: .secondaryLabel)
  private let volume = UISlider()
  private let loud = symbol("speaker.wave.2", pointSize: 15, color: .secondaryLabel)
  private let tools = UIStackView(
    .horizontal,
    [
      UILabel(font: .systemFont(ofSize: 17, weight: .semibold), text: "1.25×").identified(by: "speed"),
      symbol("moon", pointSize: 20.5), symbol("wifi", pointSize: 20.5), symbol("list.bullet", pointSize: 20.5),
    ], alignment: .center, distribution: .equalSpacing)
  private let heading = UILabel("Chapters", .headline, lines: 0)
  private let chapters = UIStackView(
    .vertical, Chapter.all.enumerated().map { ChapterView($1, isPlaying: $0 == 1) }, spacing: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "screen"
    view.backgroundColor = .systemBackground
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    waveform.tintColor = .systemPurple
    waveform.progress = 19.0 / 44
    transport.semanticContentAttribute = .playback
    volume.value = 0.6
    volume.tintColor = .systemGray
    view.addSubviews(["scroll": scrollView, "grabber": grabber])
    scrollView.addSubviews([
      "cover": cover, "date": date, "title": episode, "show": show, "more": more, "waveform": waveform,
      "elapsed": elapsed, "left": left, "transport": transport, "speaker.fill": quiet, "volume": volume,
      "speaker.wave.2": loud, "tools": tools, "heading": heading, "chapters": chapters,
    ])
    activateFrameConstraints()
    activateEpisodeConstraints()
    activateControlConstraints()
  }

  private static func symbol(_ name: String, pointSize: CGFloat, color: UIColor = .label) -> UIImageView {
    let view = UIImageView(image: .symbol(name, pointSize: pointSize))
    view.tintColor = color
    return view.identified(by: name)
  }

  private func activateFrameConstraints() {
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 36),
      grabber.heightAnchor.constraint(equalToConstant: 5),
      grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grabber.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  private func activateEpisodeConstraints() {
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: content.topAnchor, constant: 34),
      cover.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      date.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 20),
      episode.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 3),
      show.topAnchor.constraint(equalTo: episode.bottomAnchor, constant: 3),
      more.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -28),
      more.centerYAnchor.constraint(equalTo: episode.centerYAnchor),
      waveform.topAnchor.constraint(equalTo: show.bottomAnchor, constant: 16),
      waveform.heightAnchor.constraint(equalToConstant: 44),
    ])
    for label in [date, episode, show] {
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 28).isActive = true
      label.trailingAnchor.constraint(equalTo: more.leadingAnchor, constant: -12).isActive = true
    }
  }

  private func activateControlConstraints() {
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      elapsed.leadingAnchor.constraint(equalTo: waveform.leadingAnchor),
      elapsed.topAnchor.constraint(equalTo: waveform.bottomAnchor, constant: 4),
      left.trailingAnchor.constraint(equalTo: waveform.trailingAnchor),
      left.firstBaselineAnchor.constraint(equalTo: elapsed.firstBaselineAnchor),
      transport.topAnchor.constraint(equalTo: elapsed.bottomAnchor, constant: 14),
      quiet.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 28),
      quiet.centerYAnchor.constraint(equalTo: volume.centerYAnchor),
      volume.leadingAnchor.constraint(equalTo: quiet.trailingAnchor, constant: 10),
      volume.trailingAnchor.constraint(equalTo: loud.leadingAnchor, constant: -10),
      volume.topAnchor.constraint(equalTo: transport.bottomAnchor, constant: 18),
      loud.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -28),
      loud.centerYAnchor.constraint(equalTo: volume.centerYAnchor),
      tools.topAnchor.constraint(equalTo: volume.bottomAnchor, constant: 18),
      heading.topAnchor.constraint(equalTo: tools.bottomAnchor, constant: 22),
      chapters.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 10),
      chapters.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
    for view in [waveform, transport, tools, heading, chapters] {
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 28).isActive = true
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -28).isActive = true
    }
  }
}
