import LayoutPreview

/// What content asks for: hugging, compression resistance, baselines.
extension AutoLayoutGuide {
  @PreviewBuilder var contentSizes: [Preview] {
    labelAndField
    compression
    form
    buttons
    classes
  }

  /// A label hugs its text a little more than the field does, so that the field takes what is left.
  private var labelAndField: Preview {
    Preview("Label and field", matrix: .canvas(height: 286)) {
      Figure.page(
        ["City", "Postal code", "Country or region"].map { text in
          let label = Label(verbatim: text).hugging(.horizontal, 251)
          let field = TextField(placeholder: "Required").hugging(.horizontal, 250)
          return Figure.make(
            "label 251, field 250",
            View {
              label
              field
            } constraints: { plate in
              label.leading == plate.leading + 12
              field.leading == label.trailing + 8
              field.trailing == plate.trailing - 12
              field.firstBaseline == label.firstBaseline
              field.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
            })
        })
    }
  }

  /// Too little room for both: what resists less is cut.
  private var compression: Preview {
    Preview("Which text is cut", matrix: .canvas(height: 160)) {
      let pairs: [(String, UILayoutPriority, UILayoutPriority)] = [
        ("the first resists less: 749 and 750", 749, 750), ("the second resists less: 750 and 749", 750, 749),
      ]
      return Figure.page(
        pairs.map { words, first, second in
          let street = Label(verbatim: "Kapitän-Nemo-Straße 20 000").resistance(.horizontal, first)
            .hugging(.horizontal, 249)
          let city = Label(verbatim: "Wilhelmshaven").resistance(.horizontal, second).foregroundStyle(.blue1)
          return Figure.make(
            words,
            View {
              street
              city
            } constraints: { plate in
              street.leading == plate.leading + 12
              city.leading == street.trailing + 8
              city.trailing == plate.trailing - 12
              city.firstBaseline == street.firstBaseline
              street.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
            })
        })
    }
  }

  /// Columns of a form: texts in two sizes stand on one line with their fields, and the longest name sets the column.
  private var form: Preview {
    Preview("Form on baselines", matrix: .canvas(height: 220)) {
      let rows = [("Name", TextStyle.title2), ("Given name", .footnote), ("Born", .body), ("Occupation", .headline)]
      let names = rows.map { Label(verbatim: $0.0, style: $0.1).hugging(.horizontal, 251).named("name") }
      let fields = rows.map { _ in TextField(placeholder: "Optional").named("field") }
      return Screen {
        names
        fields
      } constraints: { screen in
        for (name, field) in zip(names, fields) {
          name.leading == screen.margins.leading
          name.top >= screen.safeArea.top + 16
          field.leading == name.trailing + 12
          field.trailing == screen.margins.trailing
          field.firstBaseline == name.firstBaseline
        }
        fields.equal(\.width)
        fields[0].top == screen.safeArea.top + 24
        fields.distribute(.vertically, spacing: 14)
      }
    }
  }

  /// As many as there are, all as wide as the widest needs.
  private var buttons: Preview {
    Preview("Buttons of equal width", matrix: .canvas(height: 195)) {
      Figure.page([
        Figure.make("two", row(of: ["Discard", "Save"])), Figure.make("three", row(of: ["Short", "Longer", "Hm"])),
      ])
    }
  }

  private func row(of titles: [String]) -> View {
    let buttons = titles.map { Button(LocalizedKey($0), style: .tinted()).named("button") }
    return View {
      buttons
    } constraints: { plate in
      buttons[0].leading == plate.leading + 12
      buttons[0].verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
      buttons.distribute(.horizontally, spacing: 8)
      buttons.align(\.firstBaseline)
      buttons.equal(\.width)
      buttons[buttons.count - 1].trailing == plate.trailing - 12
    }
  }

  /// One below the other on a phone, side by side on a tablet.
  private var classes: Preview {
    Preview("Buttons by size class", matrix: .classes) { traits in
      let accept = Button("Accept the invitation", style: .filled())
      let decline = Button("Decline", style: .gray())
      return Screen {
        accept
        decline
      } constraints: { screen in
        if traits.horizontalSizeClass == .regular {
          decline.leading == screen.margins.leading
          accept.leading == decline.trailing + 16
          accept.trailing == screen.margins.trailing
          accept.width == decline.width
          [accept, decline].align(\.firstBaseline)
        } else {
          for button in [accept, decline] { button.horizontalEdges == screen.margins.horizontalEdges }
          decline.top == accept.bottom + 12
        }
        decline.bottom == screen.safeArea.bottom - 16
      }
    }
  }
}
