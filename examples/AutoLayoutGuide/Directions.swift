import LayoutPreview

/// What turns with the reading direction, and what does not.
extension AutoLayoutGuide {
  @PreviewBuilder var directions: [Preview] {
    Preview("Directions", matrix: .canvas(height: 492)) {
      Figure.page([
        Figure.make("leading and trailing: follows the language", row(isAbsolute: false)),
        Figure.make("left and right: stays", row(isAbsolute: true)),
        Figure.make("leading and trailing in a playback view: stays", row(isAbsolute: false).direction(.playback)),
        Figure.make("forced from right to left", row(isAbsolute: false).direction(.forceRightToLeft)),
        Figure.make("a picture of a direction turns, one of a thing does not", pictures),
      ])
    }
  }

  private func row(isAbsolute: Bool) -> View {
    let narrow = Figure.box(.red1)
    let wide = Figure.box(.blue1)
    return View {
      narrow
      wide
    } constraints: { plate in
      if isAbsolute {
        narrow.left == plate.left + 12
        wide.left == narrow.right + 8
        wide.right <= plate.right - 12
      } else {
        narrow.leading == plate.leading + 12
        wide.leading == narrow.trailing + 8
        wide.trailing <= plate.trailing - 12
      }
      narrow.size == CGSize(width: 50, height: 40)
      wide.size == CGSize(width: 130, height: 40)
      narrow.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      wide.centerY == narrow.centerY
    }.named("plate")
  }

  private var pictures: View {
    let size = CGSize(width: 32, height: 32)
    let symbols = ["arrow.forward", "arrow.right", "moon.fill", "forward.fill"].map {
      ImageView(.symbol($0), size: size).named($0)
    }
    return View {
      symbols
    } constraints: { plate in
      symbols[0].leading == plate.leading + 12
      symbols[0].verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      symbols.distribute(.horizontally, spacing: 20)
      symbols.align(\.centerY)
    }
  }
}
