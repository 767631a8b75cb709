import LayoutPreview

/// Every mark that annotations have, a preview for each kind of them, to see how they are drawn and to count what overlaps.
@main
struct Marks: PreviewCatalog {
  var previews: [Preview] {
    distances
    sizes
    wishes
    alignments
    guides
    conflicts
    openPlaces
    cutTexts
    outOfSight
    crowd
    changes
  }

  static func box(_ color: Color = .systemTeal, _ opacity: CGFloat = 0.35) -> View {
    View().background(color.withAlphaComponent(opacity)).cornerRadius(6)
  }
}

extension Marks {
  /// Bars with constants, gaps of nothing, overlaps, fractions, inequalities, and what is written the other way round.
  private var distances: Preview {
    Preview("Distances") {
      let (first, second, third) = (Self.box(), Self.box(.systemIndigo), Self.box(.systemOrange))
      let (touching, over, badge) = (Self.box(.systemGreen), Self.box(.systemPink), Self.box(.systemRed, 1))
      let note = Label(verbatim: "As far as the longest line of this note reaches", style: .footnote).lineLimit(nil)
      return Screen {
        first
        second
        third
        touching
        over
        badge
        note
      } constraints: { screen in
        first.top == screen.safeArea.top + 20
        first.leading == screen.margins.leading
        first.size == CGSize(width: 96, height: 64)
        second.leading == first.trailing + 8.5
        second.top == first.top
        second.bottom == first.bottom
        second.trailing <= third.leading - 12
        third.trailing == screen.margins.trailing
        third.size == CGSize(width: 60, height: 44)
        first.centerY == third.centerY
        touching.top == first.bottom
        touching.leading == first.leading + 24
        touching.size == CGSize(width: 120, height: 48)
        over.top == touching.bottom - 16
        over.leading == touching.trailing - 32
        over.size == CGSize(width: 120, height: 48)
        badge.centerX == over.trailing
        badge.centerY == over.top
        badge.size == 22
        screen.margins.trailing >= note.trailing + 60
        note.leading == screen.margins.leading
        note.top >= over.bottom + 24
        note.top == over.bottom + 24 ~ .low
        screen.safeArea.bottom >= note.bottom + 8
        screen.bottom - note.bottom >= note.top - over.bottom
      }
    }
  }

  /// Equal sizes, chains of them, factors, ratios, ranges, and distances that equal each other.
  private var sizes: Preview {
    Preview("Sizes") {
      let row = [Self.box(), Self.box(.systemIndigo), Self.box(.systemOrange)]
      let (half, wide) = (Self.box(.systemGreen), Self.box(.systemPink))
      let (photo, square) = (Self.box(.systemBrown), Self.box(.systemPurple))
      let keys = (0..<4).map { _ in Self.box(.systemGray, 0.6) }
      return Screen {
        for view in row + [half, wide, photo, square] + keys { view }
      } constraints: { screen in
        row[0].top == screen.safeArea.top + 20
        row[0].leading == screen.margins.leading
        row[2].trailing == screen.margins.trailing
        row.distribute(.horizontally, spacing: 10)
        row.equal(\.width)
        row.equal(\.height)
        row.align(\.top)
        row[0].height == 56
        half.top == row[0].bottom + 24
        half.leading == row[0].leading
        half.width == row[0].width * 0.5 + 10
        half.height == 40
        wide.centerY == half.centerY
        wide.leading == half.trailing + 40
        wide.width >= half.width * 2
        wide.width == 140...180
        wide.height == half.height
        photo.top == half.bottom + 28
        photo.leading == row[0].leading
        photo.width == 200
        photo.width == photo.height * 16 / 9
        square.leading == photo.trailing + 20
        square.bottom == photo.bottom
        square.width == square.height
        square.width <= photo.width * 0.5
        square.width == 90 ~ .high
        for key in keys {
          key.size == CGSize(width: 44, height: 30)
          key.top == photo.bottom + 40
        }
        keys[0].leading == screen.margins.leading
        keys[3].trailing == screen.margins.trailing
        keys[1].leading - keys[0].trailing == keys[2].leading - keys[1].trailing
        keys[2].leading - keys[1].trailing == keys[3].leading - keys[2].trailing
      }
    }
  }

  /// Optional constraints that hold and such that do not, several of them about the same distance.
  private var wishes: Preview {
    Preview("Wishes") {
      let name = Label(verbatim: "Ada Lovelace", style: .headline)
      let role = Label(verbatim: "Analyst", style: .footnote).foregroundStyle(.secondaryLabel)
      let (bar, card, square, twin) = (
        Self.box(), Self.box(.systemIndigo), Self.box(.systemOrange), Self.box(.systemPink)
      )
      return Screen {
        name
        role
        bar
        card
        square
        twin
      } constraints: { screen in
        name.leading == screen.margins.leading
        name.top == screen.safeArea.top + 24
        role.leading == name.leading
        role.top >= name.bottom + 4
        role.top == name.bottom + 4 ~ .low
        role.bottom == name.bottom + 50 ~ .high
        bar.leading == name.leading ~ 999
        bar.top == role.bottom + 20
        bar.height == 24
        (bar.width == 500 ~ .high).named("wide bar")
        bar.trailing <= screen.margins.trailing
        bar.width >= 44
        card.top == bar.bottom + 24
        card.leading == name.leading
        card.height == 80
        card.height <= 120 ~ .low
        card.width == bar.width * 0.5
        card.width == screen.margins.width ~ 600
        square.top == card.top
        square.leading == card.trailing + 16
        square.width == square.height ~ .high
        square.width == 60
        square.height == 90
        twin.top == square.bottom + 30 ~ 400
        twin.top >= card.bottom + 12
        twin.bottom <= screen.top + 680
        twin.centerX == screen.centerX
        twin.size == CGSize(width: 80, height: 40)
      }
    }
  }

  /// Edges, centres and baselines, of one line and of several.
  private var alignments: Preview {
    Preview("Alignments") {
      let title = Label(verbatim: "Departures", style: .largeTitle)
      let count = Label(verbatim: "12 trains", style: .footnote)
      let track = Label(verbatim: "Track", style: .body)
      let long = Label(verbatim: "Change in Göttingen, the train behind waits for six minutes", style: .body)
        .lineLimit(nil)
      let next = Label(verbatim: "On time", style: .headline)
      let (dot, plate) = (Self.box(.systemRed, 1), Self.box())
      return Screen {
        plate
        title
        count
        track
        long
        next
        dot
      } constraints: { screen in
        title.leading == screen.margins.leading
        title.top == screen.safeArea.top + 16
        count.trailing == screen.margins.trailing
        count.lastBaseline == title.lastBaseline
        long.leading == title.leading
        long.firstBaseline == title.lastBaseline + 40
        long.width == 220
        track.firstBaseline == long.firstBaseline
        track.trailing == count.trailing
        next.firstBaseline == long.lastBaseline + .systemSpacing
        next.trailing == long.trailing
        plate.top == next.lastBaseline + 30
        plate.leading == long.centerX
        plate.trailing == screen.margins.trailing
        plate.height == 90
        dot.center == plate.center
        dot.size == 20
      }
    }
  }

  /// Margins, the readable width, and a guide of the author's own.
  private var guides: Preview {
    Preview("Guides") {
      let body = Label(
        verbatim: "Text is easiest to read at some sixty letters a line, so it keeps to the readable width.",
        style: .body
      ).lineLimit(nil)
      let card = Self.box().margins(20)
      let inner = Self.box(.systemIndigo)
      let gap = LayoutGuide().named("gap")
      let foot = Label(verbatim: "In the middle of what is left", style: .footnote)
      let screen = Screen {
        body
        card
        foot
      } constraints: { screen in
        body.top == screen.safeArea.top + 12
        body.horizontalEdges == screen.readableContent.horizontalEdges
        card.top == body.bottom + 20
        card.horizontalEdges == screen.margins.horizontalEdges
        card.height == 140
      }
      card.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      screen.addLayoutGuide(gap)
      screen.constrain {
        inner.edges == card.margins.edges
        gap.top == card.bottom
        gap.bottom == screen.safeArea.bottom
        gap.horizontalEdges == screen.margins.horizontalEdges
        foot.center == gap.center
      }
      return screen
    }
  }
}
