import LayoutPreview

/// What changes: a constant, an equation for another, all of them.
extension AutoLayoutGuide {
  @PreviewBuilder var changes: [Preview] {
    for (state, scale) in [("small", 1), ("grown", 2.5), ("at its limit", 6)] {
      Preview("Growing button, \(state)", matrix: .canvas(height: 480)) { grown(by: scale) }
    }
    Preview("Card, folded", matrix: .canvas(height: 680)) { card(isOpen: false) }
    Preview("Card, unfolded", matrix: .canvas(height: 680)) { card(isOpen: true) }
  }

  /// A wish for a size that grows, and a bound that it never passes.
  private func grown(by scale: CGFloat) -> Screen {
    let button = Button("Grow", style: .filled())
    let screen = Screen {
      button
    } constraints: { screen in
      button.center == screen.safeArea.center
      button.size == 90 * scale ~ .low + 1
      button.size <= screen.safeArea.size
    }
    if scale < 6 {
      screen.declareAnimation("To the limit", duration: 0.4) { screen in
        screen.update { button.size == 90 * 6 ~ .low + 1 }
      }
    }
    return screen
  }

  /// The same views under other equations.
  private func card(isOpen: Bool) -> Screen {
    let card = Figure.box(.blue1)
    let toggle = Button(isOpen ? "Fold" : "Unfold", style: .gray())
    return Screen {
      card
      toggle
    } constraints: { screen in
      self.place(card, in: screen, isOpen: isOpen)
      toggle.centerX == screen.centerX
      toggle.top == card.bottom + 24
    }
    .declareAnimation(isOpen ? "Fold" : "Unfold") { screen in
      screen.remake(mentioning: card) {
        self.place(card, in: screen, isOpen: !isOpen)
        toggle.top == card.bottom + 24
      }
    }
  }

  @ConstraintBuilder
  private func place(_ card: View, in screen: Screen, isOpen: Bool) -> ConstraintContent {
    if isOpen {
      card.edges == screen.safeArea.edges.inset(top: 40, leading: 40, bottom: 160, trailing: 40)
    } else {
      card.center == screen.center
      card.size == 180
    }
  }
}
