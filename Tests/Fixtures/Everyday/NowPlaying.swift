import UIKit

/// A music player: artwork, title, progress, controls and volume, over a gradient.
final class NowPlayingController: UIViewController {
  private let gradientLayer = CAGradientLayer()
  private let artworkView = UIImageView(image: UIImage(systemName: "music.note"))
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let likeButton = UIButton(type: .system)
  private let progressSlider = UISlider()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let backwardButton = UIButton(type: .system)
  private let playButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private let queueButton = UIButton(type: .system)
  private let airPlayButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    gradientLayer.colors = [UIColor.systemPurple.cgColor, UIColor.black.cgColor]
    view.layer.insertSublayer(gradientLayer, at: 0)
    artworkView.backgroundColor = .systemPink
    artworkView.tintColor = .white
    artworkView.contentMode = .center
    artworkView.layer.cornerRadius = 12
    titleLabel.text = NSLocalizedString("A Song for the Long Way Home", comment: "")
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.textColor = .white
    artistLabel.text = "Nora & the Night Trains"
    artistLabel.font = .preferredFont(forTextStyle: .body)
    artistLabel.textColor = .lightGray
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    progressSlider.value = 0.3
    elapsedLabel.text = "1:12"
    remainingLabel.text = "-2:48"
    for label in [elapsedLabel, remainingLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .lightGray
    }
    for label in [titleLabel, artistLabel] { label.adjustsFontForContentSizeCategory = true }
    let images = [
      (backwardButton, "backward.fill"), (playButton, "pause.fill"), (forwardButton, "forward.fill"),
      (queueButton, "list.bullet"), (airPlayButton, "airplayvideo"),
    ]
    for (button, symbol) in images { button.setImage(UIImage(systemName: symbol), for: .normal) }
    let controls = UIStackView(arrangedSubviews: [backwardButton, playButton, forwardButton])
    controls.distribution = .equalCentering
    let bottom = UIStackView(arrangedSubviews: [airPlayButton, queueButton])
    bottom.distribution = .equalSpacing
    let times = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
    times.distribution = .equalSpacing
    for button in [likeButton] + images.map(\.0) { button.tintColor = .white }
    for child in [artworkView, titleLabel, artistLabel, likeButton, progressSlider, times, controls, bottom] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    likeButton.setContentHuggingPriority(.required, for: .horizontal)
    let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      artworkView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      artworkView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      artworkView.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 32),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: likeButton.leadingAnchor, constant: -12),
      artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      likeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      likeButton.centerYAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      progressSlider.topAnchor.constraint(equalTo: artistLabel.bottomAnchor, constant: 24),
      progressSlider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      progressSlider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      times.topAnchor.constraint(equalTo: progressSlider.bottomAnchor, constant: 4),
      times.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      times.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      controls.topAnchor.constraint(equalTo: times.bottomAnchor, constant: 24),
      controls.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 48),
      controls.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -48),
      controls.heightAnchor.constraint(equalToConstant: 56),
      bottom.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bottom.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      bottom.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradientLayer.frame = view.bounds
  }
}
