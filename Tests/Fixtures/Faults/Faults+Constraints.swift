import LayoutPreview

extension Faults {
  @PreviewBuilder var constraints: [Preview] {
    Self.pair(.conflict) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.center == screen.center
        card.size == 120
        card.width == 160 ~ (isFaulty ? .required : .low)
      }
    }
    Self.pair(.ambiguous) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.top == screen.safeArea.top + 20
        card.size == 120
        if !isFaulty { card.centerX == screen.centerX }
      }
    }
    Self.pair(.ambiguousContentSize) { _, isFaulty in
      let text = Label(verbatim: "A text that scrolls").lineLimit(nil)
      let scroll = ScrollView { text }
      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        text.horizontalEdges == scroll.content.horizontalEdges.inset(by: 16)
        text.top == scroll.content.top + 16
        if !isFaulty { text.bottom == scroll.content.bottom - 16 }
      }
    }
    Self.pair(.autoresizingMaskLeftOn) { _, isFaulty in
      let card = View().background(.systemTeal)
      let screen = Screen()
      screen.addSubview(card)
      card.translatesAutoresizingMaskIntoConstraints = isFaulty
      let label = Label(verbatim: "Below")
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(label)
      var constraints = [
        label.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 100),
        label.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      ]
      if !isFaulty {
        constraints += [
          card.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
          card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
          card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 60),
        ]
      }
      NSLayoutConstraint.activate(constraints)
      return screen
    }
    Self.pair(.unsatisfiedOptional) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.center == screen.center
        card.height == 120
        card.width <= 200
        card.width == (isFaulty ? 300 : 200) ~ .high
      }
    }
    Self.pair(.alwaysBroken, Self.widths) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.center == screen.center
        card.height == 120
        card.width == 200
        if isFaulty { card.width == 300 ~ .low }
      }
    }
    Self.pair(.neverBinds, Self.widths) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.center == screen.center
        card.height == 120
        card.width == screen.width * 0.5
        if isFaulty { card.width >= 20 }
      }
    }
    Self.pair(.redundant, Self.widths) { _, isFaulty in
      let card = View().background(.systemTeal)
      return Screen {
        card
      } constraints: { screen in
        card.horizontalEdges == screen.margins.horizontalEdges
        card.top == screen.safeArea.top
        card.height == 120
        if isFaulty { card.centerX == screen.margins.centerX }
      }
    }
  }

  @PreviewBuilder var rulesOfThumb: [Preview] {
    Self.pair(.constantTextSize) { _, isFaulty in
      let title = Label(verbatim: "A title of the screen").lineLimit(nil)
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
        if isFaulty { title.width == 240 } else { title.width <= 240 }
      }
    }
    Self.pair(.distantNeighbor) { _, isFaulty in
      let title = Label(verbatim: "Title")
      let text = Label(verbatim: "A line below the title")
      return Screen {
        title
        text
      } constraints: { screen in
        title.leading == screen.margins.leading
        text.leading == screen.margins.leading
        title.top == screen.safeArea.top + 16
        if isFaulty { text.top == screen.top + 160 } else { text.top == title.bottom + 8 }
      }
    }
    Self.pair(.edgeWithoutMargin) { _, isFaulty in
      let title = Label(verbatim: "Title")
      return Screen {
        title
      } constraints: { screen in
        title.centerY == screen.centerY
        if isFaulty { title.leading == screen.leading + 16 } else { title.leading == screen.margins.leading }
      }
    }
    Self.pair(.requiredContentPriority) { _, isFaulty in
      let title = Label(verbatim: "Title").resistance(.horizontal, isFaulty ? .required : .required - 1)
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
      }
    }
    Self.pair(.negativeSpacing) { _, isFaulty in
      let one = Label(verbatim: "One")
      let two = Label(verbatim: "Two")
      return Screen {
        one
        two
      } constraints: { screen in
        one.leading == screen.margins.leading
        one.top == screen.safeArea.top + 16
        two.leading == one.leading
        two.top == one.bottom + (isFaulty ? -6 : 6)
      }
    }
    Self.pair(.stretchedBaseline) { _, isFaulty in
      let name = Label(verbatim: "Name")
      let value = Label(verbatim: "Value", style: .title1)
      return Screen {
        name
        value
      } constraints: { screen in
        name.leading == screen.margins.leading
        value.leading == name.trailing + 8
        value.top == screen.safeArea.top + 80
        name.firstBaseline == value.firstBaseline
        if isFaulty { name.height >= 60 }
      }
    }
    Self.pair(.unnamedInConflict) { _, isFaulty in
      let views = [Label(verbatim: "One"), Label(verbatim: "Two")]
      if !isFaulty { for (view, name) in zip(views, ["one", "two"]) { view.accessibilityIdentifier = name } }
      return Screen {
        views
      } constraints: { screen in
        for view in views { view.leading == screen.margins.leading }
        views[0].top == screen.safeArea.top + 16
        views[1].top == views[0].bottom + 8
        views[1].top == views[0].bottom + 40
      }
    }
  }
}
