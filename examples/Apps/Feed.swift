import LayoutPreview

private struct Post {
  let author: String
  let initials: String
  let color: Color
  let place: String
  let picture: Int
  let likes: String
  let caption: String
  let comments: Int
  let time: String
  var isLiked = false
}

extension Apps {
  /// A feed: stories in a row, and posts with a picture, what others think of it, and a caption.
  var feed: Preview {
    Preview("Feed", matrix: Self.matrix) {
      let posts = TableView(.plain) {
        TableSection(verbatim: nil) { Self.stories }
        TableSection(rows: Self.posts) { Self.row($0) }
      }.separators(.none)
      let bar = NavigationBar(title: "Lantern")
      bar.leadingItems = [BarItem(image: Image(systemName: "camera"))]
      bar.trailingItems = [BarItem(image: Image(systemName: "paperplane")), BarItem(image: Image(systemName: "heart"))]
      bar.tintColor = .label
      let tabs = TabBar(
        items: ["house.fill", "magnifyingglass", "plus.circle", "play", "person.circle"].map {
          BarItem(image: Image(systemName: $0))
        })
      tabs.tintColor = .label
      return posts.embedded(navigationBar: bar, tabBar: tabs)
    }
  }

  private static var stories: TableViewCell {
    let row = StackView(.horizontal, spacing: 14, alignment: .top) {
      for (name, initials, color) in people { story(name, initials, color) }
    }
    let scroll = ScrollView { row }.named("shelf")
    scroll.constrain {
      row.edges == scroll.content.edges.inset(by: 12)
      scroll.content.height == scroll.viewport.height
    }
    return TableViewCell(accessory: .none) {
      scroll
    } constraints: { cell in
      scroll.edges == cell.edges
    }.named("stories")
  }

  private static func story(_ name: String, _ initials: String, _ color: Color) -> View {
    let picture = avatar(initials, color, diameter: 60)
    let ring = StoryRing(isNew: initials != "Me")
    let title = Label(verbatim: name, style: .caption1).font(.systemFont(ofSize: 12)).multilineTextAlignment(.center)
    return View {
      ring
      picture
      title
    } constraints: { story in
      ring.size == 72
      ring.top == story.top
      ring.centerX == story.centerX
      picture.center == ring.center
      title.top == ring.bottom + 4
      title.horizontalEdges == story.horizontalEdges
      title.bottom == story.bottom
      story.width == 76
    }.named("story")
  }

  private static func row(_ post: Post) -> TableViewCell {
    let face = avatar(post.initials, post.color, diameter: 34)
    let author = Label(verbatim: post.author, style: .subheadline).fontWeight(.semibold)
    let place = Label(verbatim: post.place, style: .caption1)
    let more = icon("ellipsis")
    let picture = Scenery(post.picture)
    let heart = icon(post.isLiked ? "heart.fill" : "heart").tint(post.isLiked ? .systemRed : .label)
    let (comment, send, keep) = (icon("message"), icon("paperplane"), icon("bookmark"))
    let likes = Label(verbatim: "\(post.likes) likes", style: .subheadline).fontWeight(.semibold)
    let text = NSMutableAttributedString(
      string: post.author, attributes: [.font: UIFont.systemFont(ofSize: likes.font.pointSize, weight: .semibold)])
    text.append(NSAttributedString(string: " \(post.caption)"))
    let caption = Label(text, style: .subheadline)
    let comments = Label(verbatim: "View all \(post.comments) comments", style: .subheadline)
      .foregroundStyle(.secondaryLabel)
      .lineLimit(nil)
    let time = Label(verbatim: post.time, style: .caption2).foregroundStyle(.secondaryLabel)
    return TableViewCell(accessory: .none) {
      face
      author
      place
      more
      picture
      heart
      comment
      send
      keep
      likes
      caption
      comments
      time
    } constraints: { row in
      face.leading == row.margins.leading
      face.top >= row.top + 8
      face.top == row.top + 8 ~ .low
      author.leading == face.trailing + 10
      author.top >= row.top + 8
      author.bottom == face.centerY + 1
      author.trailing <= more.leading - 8
      place.top == author.bottom
      place.leading == author.leading
      place.trailing <= more.leading - 8
      more.trailing == row.margins.trailing
      more.centerY == face.centerY
      picture.horizontalEdges == row.horizontalEdges
      picture.top >= place.bottom + 8
      picture.top >= face.bottom + 8
      picture.top == face.bottom + 8 ~ .low
      picture.height == picture.width * 0.8
      heart.leading == row.margins.leading
      heart.top == picture.bottom + 10
      comment.leading == heart.trailing + 16
      send.leading == comment.trailing + 16
      for view in [comment, send, keep] { view.centerY == heart.centerY }
      keep.trailing == row.margins.trailing
      likes.top == heart.bottom + 8
      [likes, caption, comments, time].distribute(.vertically, spacing: 3)
      for label in [likes, caption, comments, time] { label.horizontalEdges == row.margins.horizontalEdges }
      time.bottom == row.bottom - 12
    }.named("post")
  }

  private static func icon(_ symbol: String) -> ImageView {
    ImageView(.symbol(symbol), size: CGSize(width: 24, height: 24)).tint(.label).named(symbol)
  }

  private static let people: [(String, String, Color)] = [
    ("Your story", "Me", .systemGray), ("Nora", "NL", .systemTeal), ("Ravi", "RS", .systemIndigo),
    ("Harbor FM", "HF", .systemOrange), ("Mila", "MS", .systemPink), ("Otto", "OB", .systemGreen),
    ("Ines", "IC", .systemPurple),
  ]

  private static let posts: [Post] = [
    Post(
      author: "nora.lindqvist", initials: "NL", color: .systemTeal, place: "Senja, Norway", picture: 1, likes: "1,204",
      caption: "Last light over the fjord, and nobody on the trail but us.", comments: 48, time: "2 hours ago",
      isLiked: true),
    Post(
      author: "ravi.s", initials: "RS", color: .systemIndigo, place: "Valley of Flowers", picture: 4, likes: "862",
      caption: "Green in every direction.", comments: 17, time: "5 hours ago"),
    Post(
      author: "harbor.fm", initials: "HF", color: .systemOrange, place: "Pier 4", picture: 0, likes: "3,310",
      caption: "Live from the roof tonight at nine. Bring a jacket.", comments: 120, time: "Yesterday"),
  ]
}

/// The ring around a picture with a story: a gradient for a new one, grey for an old one.
private final class StoryRing: View {
  private var isNew = true

  convenience init(isNew: Bool) {
    self.init(frame: .zero)
    self.isNew = isNew
    named("ring")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = BezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
    path.append(BezierPath(ovalIn: rect.insetBy(dx: 3.5, dy: 3.5)))
    path.usesEvenOddFillRule = true
    UIColor.systemGray4.setFill()
    guard isNew else { return path.fill() }
    path.addClip()
    let colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: rect.minX, y: rect.maxY), end: CGPoint(x: rect.maxX, y: rect.minY), options: [])
    }
  }
}
