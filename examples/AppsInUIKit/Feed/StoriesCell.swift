import UIKit

/// Stories in a row that scrolls sideways.
final class StoriesCell: UITableViewCell {
  private let shelf = UIScrollView()
  private let row = UIStackView(.horizontal, Story.all.map { StoryView($0) }, spacing: 14, alignment: .top)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "stories"
    shelf.addSubviews(["row": row])
    contentView.addSubviews(["shelf": shelf])
    let content = shelf.contentLayoutGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      content.heightAnchor.constraint(equalTo: shelf.frameLayoutGuide.heightAnchor),
      shelf.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      shelf.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      shelf.topAnchor.constraint(equalTo: contentView.topAnchor),
      shelf.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }
}
