import UIKit

/// A picture of a profile, with a sign if it is a film.
final class ProfilePictureCell: UICollectionViewCell {
  private let picture = SceneryView()
  private let sign = UIImageView(image: .symbol("play.fill", pointSize: 13.5))

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tile"
    sign.tintColor = .white
    contentView.addSubviews(["picture": picture, "sign": sign])
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      sign.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      sign.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ index: Int) {
    picture.number = index * 5 + 3
    sign.isHidden = index % 4 != 1
  }
}
