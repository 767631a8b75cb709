import LayoutPreview

/// The space between views, as a thing of its own.
extension AutoLayoutGuide {
  @PreviewBuilder var spacing: [Preview] {
    equalSpaces
    formats
    columns
  }

  /// Guides stand for the gaps, and gaps can be compared.
  private var equalSpaces: Preview {
    Preview("Equal spaces by guides", matrix: .canvas(height: 195)) {
      Figure.page([
        Figure.make("between three buttons", spaced(isOutside: false)),
        Figure.make("and outside of them", spaced(isOutside: true)),
      ])
    }
  }

  private func spaced(isOutside: Bool) -> View {
    let buttons = ["Save", "Cancel", "Clear it all"].map { Button($0, style: .tinted()).named("button") }
    let gaps = (0..<(isOutside ? 4 : 2)).map { LayoutGuide().named("gap \($0 + 1)") }
    return View {
      buttons
      for gap in gaps { gap }
    } constraints: { plate in
      let inner = isOutside ? gaps.dropFirst().dropLast() : gaps[...]
      for (gap, (button, next)) in zip(inner, zip(buttons, buttons.dropFirst())) {
        gap.leading == button.trailing
        gap.trailing == next.leading
      }
      gaps.equal(\.width)
      buttons.align(\.firstBaseline)
      buttons[0].verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      for gap in gaps { gap.verticalEdges == plate.verticalEdges }
      if isOutside {
        gaps[0].leading == plate.leading
        gaps[0].trailing == buttons[0].leading
        gaps[3].leading == buttons[2].trailing
        gaps[3].trailing == plate.trailing
      } else {
        buttons[0].leading == plate.leading + 12
        buttons[2].trailing == plate.trailing - 12
      }
    }
  }

  /// A format says rows; what it cannot say, centring, it can be made to.
  private var formats: Preview {
    Preview("Formats", matrix: .canvas(height: 256)) {
      Figure.page([
        Figure.make("H:|-[find]-[next]-[query(>=60)]-|, aligned by baselines", searchBar),
        Figure.make("V:[plate]-(<=1)-[card] and H:, aligned by centres", centredByFormat),
      ])
    }
  }

  private var searchBar: View {
    let find = Button("Find", style: .gray()).hugging(.horizontal, 251)
    let next = Button("Next", style: .gray()).hugging(.horizontal, 251)
    let query = TextField(placeholder: "Text in this page").resistance(.horizontal, 749)
    return View {
      find
      next
      query
    } constraints: { _ in
      VFL("H:|-[find]-[next]-[query(>=60)]-|", options: .alignAllFirstBaseline)
      VFL("V:|-12-[query]-12-|")
    }
  }

  private var centredByFormat: View {
    let card = Figure.box(.green1)
    return View {
      card
    } constraints: { plate in
      VFL("V:[plate(120)]-(<=1)-[card(50)]", options: .alignAllCenterX, views: ["plate": plate])
      VFL("H:[plate]-(<=1)-[card(90)]", options: .alignAllCenterY, views: ["plate": plate])
    }
  }

  /// Any number of views below each other, at one distance and on one edge.
  private var columns: Preview {
    Preview("Column of views", matrix: .canvas(height: 262)) {
      let widths: [CGFloat] = [240, 120, 300, 60, 180]
      let bars = widths.map { _ in Figure.box(.blue1).named("bar") }
      return Screen {
        bars
      } constraints: { screen in
        bars[0].top == screen.safeArea.top + 20
        bars[0].leading == screen.margins.leading
        bars.distribute(.vertically, spacing: 14)
        bars.align(\.leading)
        for (bar, width) in zip(bars, widths) { bar.size == CGSize(width: width, height: 34) }
      }
    }
  }
}
