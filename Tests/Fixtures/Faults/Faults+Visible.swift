import LayoutPreview

extension Faults {
  @PreviewBuilder var visible: [Preview] {
    Self.pair(.clippedText) { _, isFaulty in
      let title = Label(verbatim: "A title that is longer than its place").lineLimit(isFaulty ? 1 : nil)
      return Screen {
        title
      } constraints: { screen in
        title.center == screen.center
        title.width <= 120
      }
    }
    Self.pair(.overlap, Self.textSizes) { _, isFaulty in
      let name = Label(verbatim: "Ada Lovelace", style: .title1).lineLimit(nil)
      let state = Label(verbatim: "away", style: .title1)
      return Screen {
        name
        state
      } constraints: { screen in
        name.leading == screen.margins.leading
        name.top == screen.safeArea.top + 16
        state.trailing == screen.margins.trailing
        state.top == name.top
        if !isFaulty { name.trailing <= state.leading - 8 }
      }
    }
    Self.pair(.offScreen) { _, isFaulty in
      let save = Button("Save").tint(Self.readableTint)
      return Screen {
        save
      } constraints: { screen in
        save.top == screen.safeArea.top + 16
        save.trailing == screen.margins.trailing + (isFaulty ? 40 : 0)
      }
    }
    Self.pair(.smallTarget) { _, isFaulty in
      let close = Button(type: .custom)
      close.setImage(Image(systemName: "xmark"), for: .normal)
      return Screen {
        close
      } constraints: { screen in
        close.center == screen.center
        close.size == (isFaulty ? 20 : 44)
      }
    }
    Self.pair(.mirror, Self.directions) { _, isFaulty in
      let title = Label(verbatim: "Title")
      return Screen {
        title
      } constraints: { screen in
        title.top == screen.safeArea.top + 16
        if isFaulty { title.left == screen.left + 24 } else { title.leading == screen.leading + 24 }
      }
    }
    Self.pair(.emptyScreen) { _, isFaulty in
      let notice = Label(verbatim: "Nothing here yet")
      notice.isHidden = isFaulty
      return Screen {
        notice
      } constraints: { screen in
        notice.center == screen.center
      }
    }
    Self.pair(.reorder, Self.textSizes) { traits, isFaulty in
      let one = Label(verbatim: "One")
      let two = Label(verbatim: "Two")
      let isSwapped = isFaulty && traits.preferredContentSizeCategory.isAccessibilityCategory
      let (first, second) = isSwapped ? (two, one) : (one, two)
      return Screen {
        one
        two
      } constraints: { screen in
        first.leading == screen.margins.leading
        second.leading == first.trailing + 8
        [one, two].align(\.top)
        one.top == screen.safeArea.top + 16
      }
    }
  }

  @PreviewBuilder var accessibility: [Preview] {
    Self.pair(.contrast) { _, isFaulty in
      let hint = Label(verbatim: "Swipe to continue")
        .foregroundStyle(isFaulty ? Color(hex: 0xB0B0B0, dark: 0x505050) : .label)
      return Screen {
        hint
      } constraints: { screen in
        hint.center == screen.center
      }
    }
    Self.pair(.fixedText, Self.textSizes) { _, isFaulty in
      let hint = Label(verbatim: "Hint", style: .body)
      if isFaulty { hint.font = .systemFont(ofSize: 17) }
      return Screen {
        hint
      } constraints: { screen in
        hint.center == screen.center
      }
    }
    Self.pair(.unnamedControl) { _, isFaulty in
      let wifi = Switch(isOn: true)
      if !isFaulty { wifi.accessibilityLabel = "Wi-Fi" }
      return Screen {
        wifi
      } constraints: { screen in
        wifi.center == screen.center
      }
    }
    Self.pair(.readingOrder) { _, isFaulty in
      let columns = [("120", "followers"), ("80", "photos")].map { count, caption in
        let column = StackView(.vertical, spacing: 4) {
          Label(verbatim: count, style: .title1)
          Label(verbatim: caption, style: .footnote)
        }.named(caption)
        column.shouldGroupAccessibilityChildren = !isFaulty
        return column
      }
      return Screen {
        columns
      } constraints: { screen in
        columns[0].leading == screen.margins.leading
        columns[1].leading == columns[0].trailing + 24
        columns.align(\.top)
        columns[0].top == screen.safeArea.top + 16
      }
    }
    Self.pair(.overlappingTargets) { _, isFaulty in
      let one = Button("First", style: .gray()).tint(Self.readableTint)
      let two = Button("Second", style: .gray()).tint(Self.readableTint)
      return Screen {
        one
        two
      } constraints: { screen in
        one.center == screen.center
        two.centerX == screen.centerX
        two.centerY == one.centerY + (isFaulty ? 20 : 60)
      }
    }
    Self.pair(.unreachableTarget) { _, isFaulty in
      let button = Button("Buy", style: .gray()).tint(Self.readableTint)
      let row = View {
        button
      }.named("row")
      return Screen {
        row
      } constraints: { screen in
        row.leading == screen.margins.leading
        row.trailing == screen.margins.trailing
        row.top == screen.safeArea.top + 16
        row.height == (isFaulty ? 12 : 64)
        button.leading == row.leading
        button.top == row.top
      }
    }
  }
}
