import UIKit

/// A post: whom it is from and where, a picture, buttons, how many like it, and a caption.
final class PostCell: UITableViewCell {
  private let face = AvatarView(diameter: 34)
  private let author = UILabel(font: .preferredFont(for: .subheadline, weight: .semibold))
  private let place = UILabel(.caption1)
  private let more = icon("ellipsis")
  private let picture = SceneryView()
  private let heart = UIImageView()
  private let comment = icon("message")
  private let send = icon("paperplane")
  private let keep = icon("bookmark")
  private let likes = UILabel(font: .preferredFont(for: .subheadline, weight: .semibold))
  private let caption = UILabel(.subheadline, lines: 0)
  private let comments = UILabel(.subheadline, color: .secondaryLabel, lines: 0)
  private let time = UILabel(.caption2, color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "post"
    heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20.5)
    contentView.addSubviews([
      "avatar": face, "author": author, "place": place, "ellipsis": more, "picture": picture, "heart": heart,
      "message": comment, "paperplane": send, "bookmark": keep, "likes": likes, "caption": caption,
      "comments": comments, "time": time,
    ])
    activateHeadConstraints()
    activateTextConstraints()
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  private static func icon(_ symbol: String) -> UIImageView {
    let view = UIImageView(image: .symbol(symbol, pointSize: 20.5))
    view.tintColor = .label
    return view
  }

  private func activateHeadConstraints() {
    let margins = contentView.layoutMarginsGuide
    // The face and the picture are as high as they can be; large text moves them down.
    let highFace = face.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
    let highPicture = picture.topAnchor.constraint(equalTo: face.bottomAnchor, constant: 8)
    for constraint in [highFace, highPicture] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([
      face.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      face.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      highFace,
      author.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 10),
      author.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      author.bottomAnchor.constraint(equalTo: face.centerYAnchor, constant: 1),
      author.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8),
      place.topAnchor.constraint(equalTo: author.bottomAnchor),
      place.leadingAnchor.constraint(equalTo: author.leadingAnchor),
      place.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8),
      more.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      more.centerYAnchor.constraint(equalTo: face.centerYAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: place.bottomAnchor, constant: 8),
      picture.topAnchor.constraint(greaterThanOrEqualTo: face.bottomAnchor, constant: 8),
      highPicture,
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.8),
    ])
  }

  private func activateTextConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      heart.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      heart.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
      comment.leadingAnchor.constraint(equalTo: heart.trailingAnchor, constant: 16),
      send.leadingAnchor.constraint(equalTo: comment.trailingAnchor, constant: 16),
      keep.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      likes.topAnchor.constraint(equalTo: heart.bottomAnchor, constant: 8),
      caption.topAnchor.constraint(equalTo: likes.bottomAnchor, constant: 3),
      comments.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 3),
      time.topAnchor.constraint(equalTo: comments.bottomAnchor, constant: 3),
      time.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    for view in [comment, send, keep] { view.centerYAnchor.constraint(equalTo: heart.centerYAnchor).isActive = true }
    for label in [likes, caption, comments, time] {
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
  }

  func show(_ post: Post) {
    face.show(post.initials, post.color)
    author.text = post.author
    place.text = post.place
    picture.number = post.picture
    heart.accessibilityIdentifier = post.isLiked ? "heart.fill" : "heart"
    heart.image = UIImage(systemName: post.isLiked ? "heart.fill" : "heart")
    heart.tintColor = post.isLiked ? .systemRed : .label
    likes.text = "\(post.likes) likes"
    let text = NSMutableAttributedString(
      string: post.author,
      attributes: [.font: UIFont.systemFont(ofSize: likes.font.pointSize, weight: .semibold)])
    text.append(NSAttributedString(string: " \(post.caption)"))
    caption.attributedText = text
    comments.text = "View all \(post.comments) comments"
    time.text = post.time
  }
}
