import LayoutPreview

/// Views that lay out on their own account: local constraints, a content size, baselines, and layouts that equations
/// alone cannot say.
extension AutoLayoutGuide {
  @PreviewBuilder var customViews: [Preview] {
    Preview("Rows that wrap", matrix: .widths([280, 520], height: 200)) {
      let row = FoldingRow(["Departures", "Arrivals", "Timetables", "Delays"], minimumWidth: 96)
      return Screen {
        row
      } constraints: { screen in
        row.leading == screen.leading + 16
        row.trailing == screen.trailing - 16
        row.top == screen.top + 16
      }
    }
    Preview("A content size of one's own", matrix: .canvas(height: 256)) {
      Figure.page(
        [2, 4, 5].map { stars in
          let rating = Rating(stars: stars)
          let words = Label(verbatim: "\(stars) of 5", style: .subheadline)
          return Figure.make(
            "24 points a star, and 4 between them",
            View {
              rating
              words
            } constraints: { plate in
              rating.leading == plate.leading + 12
              rating.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
              words.leading == rating.trailing + 12
              words.lastBaseline == rating.lastBaseline
            })
        })
    }
  }
}

/// Tabs of equal width in one row, or in two where they would be too narrow for that: decided anew in each layout.
private final class FoldingRow: View {
  private var tabs: [Label] = []
  private var minimumWidth: CGFloat = 0
  private var made: [NSLayoutConstraint] = []
  private var madeRowCount = 0

  convenience init(_ titles: [String], minimumWidth: CGFloat) {
    let tabs = titles.map {
      Label(verbatim: $0, style: .footnote).multilineTextAlignment(.center).foregroundStyle(.white).background(.blue1)
        .named("tab")
    }
    self.init { tabs }
    self.tabs = tabs
    self.minimumWidth = minimumWidth
  }

  override func layoutSubviews() {
    let fits = bounds.width >= minimumWidth * CGFloat(tabs.count) + 8 * CGFloat(tabs.count - 1)
    place(rows: fits ? 1 : 2)
    super.layoutSubviews()
  }

  override func updateConstraints() {
    if madeRowCount == 0 { place(rows: 1) }
    super.updateConstraints()
  }

  private func place(rows: Int) {
    guard madeRowCount != rows else { return }
    NSLayoutConstraint.deactivate(made)
    made = constraints(rows: rows)
    NSLayoutConstraint.activate(made)
    madeRowCount = rows
  }

  private func constraints(rows: Int) -> [NSLayoutConstraint] {
    let perRow = (tabs.count + rows - 1) / rows
    var made: [NSLayoutConstraint] = []
    for (index, tab) in tabs.enumerated() {
      let isFirst = index % perRow == 0
      let isLast = index % perRow == perRow - 1 || index == tabs.count - 1
      made.append(tab.heightAnchor.constraint(equalToConstant: 40))
      if index > 0 { made.append(tab.widthAnchor.constraint(equalTo: tabs[0].widthAnchor)) }
      made.append(
        isFirst
          ? tab.leadingAnchor.constraint(equalTo: leadingAnchor)
          : tab.leadingAnchor.constraint(equalTo: tabs[index - 1].trailingAnchor, constant: 8))
      if isLast { made.append(tab.trailingAnchor.constraint(equalTo: trailingAnchor)) }
      made.append(
        index < perRow
          ? tab.topAnchor.constraint(equalTo: topAnchor)
          : tab.topAnchor.constraint(equalTo: tabs[index - perRow].bottomAnchor, constant: 8))
    }
    if let last = tabs.last { made.append(last.bottomAnchor.constraint(equalTo: bottomAnchor)) }
    return made
  }
}

/// Stars in a row. It says itself how large it is and where it stands on a line of text.
private final class Rating: View {
  private var stars = 0 { didSet { invalidateIntrinsicContentSize() } }
  private var pictures: [ImageView] = []

  convenience init(stars: Int) {
    let pictures = (0..<stars).map { _ in
      ImageView(.symbol("star.fill"), size: CGSize(width: 24, height: 24)).tint(.systemOrange).named("star")
    }
    self.init {
      pictures
    } constraints: { rating in
      if let first = pictures.first { first.leading == rating.leading }
      pictures.distribute(.horizontally, spacing: 4)
      for picture in pictures { picture.centerY == rating.centerY }
    }
    self.pictures = pictures
    self.stars = stars
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(0, 28 * stars - 4)), height: 24)
  }

  override var forLastBaselineLayout: View { pictures.last ?? self }
}
