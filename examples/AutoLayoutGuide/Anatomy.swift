import LayoutPreview

/// The parts of a constraint. An equation says what holds, not what is assigned: turned around it says the same.
extension AutoLayoutGuide {
  @PreviewBuilder var anatomy: [Preview] {
    Preview("Equations", matrix: .canvas(height: 690)) { equations(isTurned: false) }
    Preview("Equations turned around", matrix: .canvas(height: 690)) { equations(isTurned: true) }
  }

  private func equations(isTurned: Bool) -> Screen {
    Figure.page([
      Figure.make("bar.height == 36", constantHeight),
      distance(isTurned), sameEdge(isTurned), sameWidth(isTurned), centre(isTurned), ratio(isTurned),
    ])
  }

  /// A size may equal a number, so there is nothing to turn around.
  private var constantHeight: View {
    let bar = Figure.box(.red1)
    return View {
      bar
    } constraints: { plate in
      bar.height == 36
      bar.edges == plate.edges.inset(by: 12)
    }.named("plate")
  }

  private func distance(_ isTurned: Bool) -> View {
    let back = Button("Back", style: .gray())
    let next = Button("Next", style: .filled())
    let plate = View {
      back
      next
    } constraints: { plate in
      back.leading == plate.leading + 12
      back.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      next.centerY == back.centerY
      if isTurned {
        back.trailing == next.leading - 24
      } else {
        next.leading == back.trailing + 24
      }
    }.named("plate")
    return Figure.make(isTurned ? "back.trailing == next.leading - 24" : "next.leading == back.trailing + 24", plate)
  }

  private func sameEdge(_ isTurned: Bool) -> View {
    let upper = Figure.box(.red1)
    let lower = Figure.box(.blue1)
    let plate = View {
      upper
      lower
    } constraints: { plate in
      upper.leading == plate.leading + 40
      upper.top == plate.top + 12
      upper.size == CGSize(width: 180, height: 22)
      lower.top == upper.bottom + 8
      lower.size == CGSize(width: 110, height: 22)
      lower.bottom == plate.bottom - 12
      if isTurned {
        upper.leading == lower.leading
      } else {
        lower.leading == upper.leading
      }
    }.named("plate")
    return Figure.make(isTurned ? "upper.leading == lower.leading" : "lower.leading == upper.leading", plate)
  }

  private func sameWidth(_ isTurned: Bool) -> View {
    let no = Button("No", style: .gray())
    let perhaps = Button("Perhaps later", style: .filled())
    let plate = View {
      no
      perhaps
    } constraints: { plate in
      no.leading == plate.leading + 12
      no.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      [no, perhaps].distribute(.horizontally, spacing: 12)
      [no, perhaps].align(\.centerY)
      if isTurned {
        perhaps.width == no.width
      } else {
        no.width == perhaps.width
      }
    }.named("plate")
    return Figure.make(isTurned ? "perhaps.width == no.width" : "no.width == perhaps.width", plate)
  }

  private func centre(_ isTurned: Bool) -> View {
    let dot = Figure.box(.green1)
    let plate = View {
      dot
    } constraints: { plate in
      plate.height == 76
      dot.size == 44
      if isTurned {
        plate.centerX == dot.centerX
        plate.centerY == dot.centerY
      } else {
        dot.centerX == plate.centerX
        dot.centerY == plate.centerY
      }
    }.named("plate")
    return Figure.make(
      isTurned
        ? "plate.centerX == dot.centerX, and centerY" : "dot.centerX == plate.centerX, and centerY", plate)
  }

  private func ratio(_ isTurned: Bool) -> View {
    let tall = Figure.box(.blue1)
    let plate = View {
      tall
    } constraints: { plate in
      tall.width == 42
      tall.leading == plate.leading + 12
      tall.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      if isTurned {
        tall.width == tall.height * 0.4
      } else {
        tall.height == tall.width * 2.5
      }
    }.named("plate")
    return Figure.make(isTurned ? "tall.width == 0.4 × tall.height" : "tall.height == 2.5 × tall.width", plate)
  }
}
