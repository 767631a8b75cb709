import LayoutPreview

/// A scroll view's content is as large as its constraints make it, and they have to reach all around it.
extension AutoLayoutGuide {
  @PreviewBuilder var scrolling: [Preview] {
    Preview("Ten rows that scroll", matrix: .canvas(height: 540)) {
      let rows = (1...10).map(Self.stripe)
      let content = View {
        rows
      } constraints: { content in
        rows[0].top == content.top
        rows.distribute(.vertically)
        for row in rows { row.horizontalEdges == content.horizontalEdges }
        rows[9].bottom == content.bottom
      }
      let scroll = ScrollView {
        content
      }
      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        // All edges make the content's size; the width makes it scroll one way only.
        content.edges == scroll.content.edges
        content.width == scroll.viewport.width
      }
    }
  }

  /// Each row is a little higher than the one before.
  private static func stripe(_ number: Int) -> View {
    let share = CGFloat(number) / 10
    let words = Label(verbatim: "Row \(number)", style: .headline)
    return View {
      words
    } constraints: { row in
      row.height == CGFloat(25 + 6 * number)
      words.leading == row.margins.leading + 8
      words.centerY == row.centerY
    }.background(Color(red: 0.95 - 0.5 * share, green: 0.9 - 0.25 * share, blue: 0.72 + 0.2 * share, alpha: 1))
      .named("row")
  }
}
