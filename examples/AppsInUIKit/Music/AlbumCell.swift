import UIKit

/// An album: its cover, its title and its artist.
final class AlbumCell: UICollectionViewCell {
  private let cover = UIView()
  private let disc = UIView()
  private let symbol = UIImageView()
  private let title = UILabel(.subheadline)
  private let artist = UILabel(.subheadline, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "album"
    cover.layer.cornerRadius = 8
    cover.clipsToBounds = true
    symbol.tintColor = .white
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 41)
    cover.addSubviews(["disc": disc, "symbol": symbol])
    contentView.addSubviews(["cover": cover, "title": title, "artist": artist])
    NSLayoutConstraint.activate([
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
      disc.widthAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.72),
      disc.heightAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 0.5),
      disc.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
      disc.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
      symbol.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      title.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 6),
      artist.topAnchor.constraint(equalTo: title.bottomAnchor),
      artist.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    for view in [cover, title, artist] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  func show(_ album: Album) {
    cover.backgroundColor = album.ground
    disc.backgroundColor = album.disc
    symbol.image = UIImage(systemName: album.symbol)
    title.text = album.title
    artist.text = album.artist
  }
}
