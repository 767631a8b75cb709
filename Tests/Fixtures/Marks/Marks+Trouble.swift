import LayoutPreview

extension Marks {
  /// Two conflicts that have nothing to do with each other, and one between sizes alone.
  var conflicts: Preview {
    Preview("Conflicts") {
      let (left, right, tall) = (Self.box(), Self.box(.systemIndigo), Self.box(.systemOrange))
      let title = Label(verbatim: "Both cannot be", style: .headline)
      return Screen {
        title
        left
        right
        tall
      } constraints: { screen in
        title.top == screen.safeArea.top + 20
        title.leading == screen.margins.leading
        left.top == title.bottom + 24
        left.leading == title.leading
        left.height == 60
        right.top == left.top
        right.height == left.height
        right.leading == left.trailing + 12
        right.trailing == screen.margins.trailing
        (left.width == 220).named("wide")
        right.width >= 200
        tall.leading == title.leading
        tall.width == 80
        tall.top == left.bottom + 40
        tall.height == 50
        tall.height >= 64
        tall.bottom <= screen.margins.bottom - 200
      }
    }
  }

  /// Free places along one axis, along both, free sizes, and what hangs on them.
  var openPlaces: Preview {
    Preview("Open places") {
      let (loose, stretchy, lost) = (Self.box(), Self.box(.systemIndigo), Self.box(.systemOrange))
      let follower = Label(verbatim: "goes along", style: .footnote)
      let pair = [Label(verbatim: "Which of the two", style: .body), Label(verbatim: "grows", style: .body)]
      return Screen {
        loose
        stretchy
        lost
        follower
        pair[0]
        pair[1]
      } constraints: { screen in
        loose.top == screen.safeArea.top + 20
        loose.size == CGSize(width: 60, height: 44)
        stretchy.leading == screen.margins.leading
        stretchy.top == loose.bottom + 40
        stretchy.height == 44
        stretchy.width >= 80
        stretchy.width <= 300
        lost.size == 50
        follower.centerX == stretchy.trailing
        follower.top == stretchy.bottom + 8
        pair[0].top == screen.safeArea.top + 320
        pair[0].leading == screen.margins.leading
        pair[1].leading == pair[0].trailing + 8
        pair[1].trailing == screen.margins.trailing
        pair[1].firstBaseline == pair[0].firstBaseline
      }
    }
  }

  /// Text that is cut at its end, its start, its middle and below, in scripts of both directions.
  var cutTexts: Preview {
    Preview("Cut text") {
      let long = "The quick brown fox jumps over the lazy dog"
      let arabic = "نص عربي طويل لا يتسع له هذا السطر القصير أبدا"
      let tail = Label(verbatim: long, style: .body)
      let head = Label(verbatim: long, style: .body)
      head.lineBreakMode = .byTruncatingHead
      let middle = Label(verbatim: long, style: .body)
      middle.lineBreakMode = .byTruncatingMiddle
      let two = Label(verbatim: long + ", and over the sleeping cat beside it", style: .body).lineLimit(2)
      let eastern = Label(verbatim: arabic, style: .body)
      let low = Label(verbatim: long, style: .title1).lineLimit(nil)
      let button = Button("Subscribe to the newsletter", style: .filled())
      let all = [tail, head, middle, two, eastern, low]
      return Screen {
        for label in all { label }
        button
      } constraints: { screen in
        tail.top == screen.safeArea.top + 20
        all.align(\.leading)
        tail.leading == screen.margins.leading
        all.distribute(.vertically, spacing: 24)
        for label in all { label.width == 200 }
        low.height == 50
        button.top == low.bottom + 30
        button.leading == tail.leading
        button.width == 130
      }
    }
  }

  /// A list that scrolls on below the screen and to its side, and a view that is turned.
  var outOfSight: Preview {
    Preview("Out of sight") {
      let scroll = ScrollView()
      let (strip, turned) = (Self.box(.systemIndigo), Self.box(.systemOrange))
      let cards = (0..<6).map { _ in Self.box() }
      let screen = Screen {
        scroll
        turned
      } constraints: { screen in
        scroll.top == screen.safeArea.top + 120
        scroll.horizontalEdges == screen.horizontalEdges
        scroll.bottom == screen.bottom
        turned.top == screen.safeArea.top + 20
        turned.leading == screen.margins.leading + 40
        turned.size == CGSize(width: 80, height: 60)
      }
      for view in cards + [strip] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
      }
      turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
      screen.constrain {
        strip.top == scroll.content.top + 16
        strip.leading == scroll.content.leading + 16
        strip.size == CGSize(width: 700, height: 60)
        strip.trailing == scroll.content.trailing - 16
        cards[0].top == strip.bottom + 20
        cards.distribute(.vertically, spacing: 20)
        for card in cards {
          card.leading == strip.leading
          card.size == CGSize(width: 320, height: 150)
        }
        scroll.content.bottom == cards[5].bottom + 40
      }
      return screen
    }
  }

  /// Some sixty views on a phone's screen: a timetable with rows of many small things.
  var crowd: Preview {
    Preview("Crowd") {
      let rows = (0..<9).map(Self.departure)
      let title = Label(verbatim: "Departures", style: .title1)
      return Screen {
        title
        for row in rows { row }
      } constraints: { screen in
        title.top == screen.safeArea.top + 8
        title.leading == screen.margins.leading
        rows[0].top == title.bottom + 12
        rows.distribute(.vertically, spacing: 8)
        for row in rows { row.horizontalEdges == screen.margins.horizontalEdges }
      }
    }
  }

  private static func departure(_ number: Int) -> View {
    let towns = ["Hamburg", "Bremen", "Bad Kleinen", "Kiel", "Uelzen", "Rostock", "Celle", "Stade", "Puttgarden"]
    let icon = ImageView(.symbol("arrow.forward"), size: CGSize(width: 18, height: 18))
    let line = Label(verbatim: "RE \(number * 7 + 1)", style: .headline)
    let town = Label(verbatim: towns[number], style: .body)
    let time = Label(verbatim: "1\(number):\(10 + number * 5)", style: .body)
    let track = Label(verbatim: "\(number + 2)", style: .caption1)
    let badge = box(.systemGreen, 0.5)
    return View {
      badge
      icon
      line
      town
      time
      track
    } constraints: { row in
      icon.leading == row.leading + 12
      icon.centerY == row.centerY
      line.leading == icon.trailing + 8
      line.firstBaseline == town.firstBaseline
      line.width >= 64
      town.leading == line.trailing + 12
      town.top == row.top + 16
      town.bottom == row.bottom - 16
      time.leading >= town.trailing + 8
      time.firstBaseline == town.firstBaseline
      badge.leading == time.trailing + 8
      badge.trailing == row.trailing - 12
      badge.centerY == row.centerY
      badge.size == 26
      track.center == badge.center

    }.background(.secondarySystemBackground).cornerRadius(10)
  }

  /// A change that breaks a constraint while frames are interpolated, and one that swaps constraints.
  var changes: Preview {
    Preview("Changes") {
      let (card, bar) = (Self.box(), Self.box(.systemOrange))
      let text = Label(verbatim: "Straight from here to there", style: .body).lineLimit(nil)
      return Screen {
        card
        text
        bar
      } constraints: { screen in
        card.top == screen.safeArea.top + 20
        card.leading == screen.margins.leading
        card.width == 220
        card.width == card.height
        text.top == card.bottom + 12
        text.leading == card.leading
        text.width == card.width
        bar.top == text.bottom + 12
        bar.leading == card.leading
        bar.height == 12
        bar.width == card.width * 0.5
      }
      .declareAnimation("Shrink", duration: 0.4, curve: .easeInOut) { screen in
        screen.update { card.width == 130 }
      }
      .declareAnimation("Turn", duration: 0.3) { screen in
        screen.remake(mentioning: bar) {
          bar.top == screen.safeArea.top + 20
          bar.trailing == screen.margins.trailing
          bar.width == 12
          bar.height == card.height
        }
      }
    }
  }
}
