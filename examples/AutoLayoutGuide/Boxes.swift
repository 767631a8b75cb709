import LayoutPreview

/// Enough equations and not too many; bounds; and wishes that give way.
extension AutoLayoutGuide {
  @PreviewBuilder var boxes: [Preview] {
    placements
    pinnedBoxes
    alignedBoxes
    bounds
    wishes
    unequalWidths
  }

  /// Two equations for an axis, in three ways that differ when the screen gets wider.
  private var placements: Preview {
    Preview("Three ways to place a view", matrix: .turned) {
      let fixed = Figure.box(.red1)
      let pinned = Figure.box(.green1)
      let centred = Figure.box(.blue1)
      return Figure.page([
        Figure.make(
          "leading edge and width: stays as wide as it is",
          View {
            fixed
          } constraints: { plate in
            fixed.leading == plate.leading + 24
            fixed.width == 200
            fixed.height == 40
            fixed.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
          }),
        Figure.make(
          "both edges: grows with the screen",
          View {
            pinned
          } constraints: { plate in
            pinned.horizontalEdges == plate.horizontalEdges.inset(leading: 24, trailing: 24)
            pinned.height == 40
            pinned.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
          }),
        Figure.make(
          "leading edge and centre: grows with the screen, too",
          View {
            centred
          } constraints: { plate in
            centred.leading == plate.leading + 24
            centred.centerX == plate.centerX
            centred.height == 40
            centred.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
          }),
      ])
    }
  }

  /// Each box has its own distances to the screen: either can go, and three equations of the other stay.
  private var pinnedBoxes: Preview {
    Preview("Two boxes, each pinned", matrix: .turned) {
      let red = Figure.box(.red1)
      let blue = Figure.box(.blue1)
      return Screen {
        red
        blue
      } constraints: { screen in
        red.top == screen.safeArea.top + 18
        screen.safeArea.bottom == red.bottom + 18
        blue.top == screen.safeArea.top + 18
        screen.safeArea.bottom == blue.bottom + 18

        red.leading == screen.safeArea.leading + 18
        blue.leading == red.trailing + 10
        screen.safeArea.trailing == blue.trailing + 18
        red.width == blue.width
      }
    }
  }

  /// The second box follows the first: one place to change a distance in.
  private var alignedBoxes: Preview {
    Preview("Two boxes, one aligned with the other", matrix: .turned) {
      let red = Figure.box(.red1)
      let blue = Figure.box(.blue1)
      return Screen {
        red
        blue
      } constraints: { screen in
        red.top == screen.safeArea.top + 18
        screen.safeArea.bottom == red.bottom + 18
        red.top == blue.top
        red.bottom == blue.bottom

        red.leading == screen.safeArea.leading + 18
        blue.leading == red.trailing + 10
        screen.safeArea.trailing == blue.trailing + 18
        red.width == blue.width
      }
    }
  }

  /// Inequalities bound a width; the text decides where between the bounds it is.
  private var bounds: Preview {
    Preview("No narrower and no wider", matrix: .canvas(height: 338)) {
      let words = ["Hm.", "Around noon?", "Only if the ferry leaves on time, and it has not been on time all week."]
      return Figure.page(
        words.map { text in
          let bubble = self.bubble(text)
          return Figure.make(
            "bubble.width == 90...260",
            View {
              bubble
            } constraints: { plate in
              bubble.width == 90...260
              bubble.leading == plate.leading + 12
              bubble.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
            })
        })
    }
  }

  private func bubble(_ text: String) -> View {
    let words = Label(verbatim: text).lineLimit(nil).foregroundStyle(.white)
    return View {
      words
    } constraints: { bubble in
      words.edges == bubble.edges.inset(horizontal: 12, vertical: 8)
    }.background(.blue1).cornerRadius(14)
  }

  /// At least so far, and no farther than needed: a required inequality, and an equation that pulls as long as nothing
  /// stronger holds against it.
  private var wishes: Preview {
    Preview("A bound and a wish", matrix: .canvas(height: 214)) {
      Figure.page([
        Figure.make("nothing holds blue: the wish is granted", wish(isHeld: false)),
        Figure.make("blue is held at the far edge: only the bound stays", wish(isHeld: true)),
      ])
    }
  }

  private func wish(isHeld: Bool) -> View {
    let red = Figure.box(.red1)
    let blue = Figure.box(.blue1)
    return View {
      red
      blue
    } constraints: { plate in
      red.leading == plate.leading + 12
      red.size == CGSize(width: 90, height: 44)
      red.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      blue.size == red.size
      blue.centerY == red.centerY
      blue.leading >= red.trailing + 16
      blue.leading == red.trailing + 16 ~ .low
      if isHeld { blue.trailing == plate.trailing - 12 ~ .high }
    }
  }

  /// One box twice as wide as the other, as far as that leaves the other wide enough.
  private var unequalWidths: Preview {
    Preview("Twice as wide if there is room", matrix: .widths([300, 460, 640], height: 200)) {
      let red = Figure.box(.red1)
      let blue = Figure.box(.blue1)
      return Screen {
        red
        blue
      } constraints: { screen in
        red.leading == screen.leading + 16
        blue.leading == red.trailing + 8
        blue.trailing == screen.trailing - 16
        for box in [red, blue] { box.verticalEdges == screen.verticalEdges.inset(top: 16, bottom: 16) }
        red.width >= 130
        blue.width == red.width * 2 ~ .high
      }
    }
  }
}
