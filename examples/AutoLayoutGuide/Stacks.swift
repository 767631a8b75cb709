import LayoutPreview

/// Rows and columns that keep their own constraints.
extension AutoLayoutGuide {
  @PreviewBuilder var stacks: [Preview] {
    simpleStack
    nestedStacks
    Preview("Dynamic stack", matrix: .canvas(height: 260)) { log(hiding: nil) }
    Preview("Dynamic stack, one entry hidden", matrix: .canvas(height: 260)) { log(hiding: 1) }
    distributions
    alignments
  }

  /// A heading, a picture that takes what is left, and a button.
  private var simpleStack: Preview {
    Preview("Simple stack", matrix: .turned) {
      let title = Label(verbatim: "Spring tide", style: .title2).multilineTextAlignment(.center)
      let picture = View().background(.blue1).cornerRadius(8)
      let edit = Button("Edit", style: .gray())
      let column = StackView(.vertical, spacing: 10) {
        title
        picture
        edit
      }
      return Screen {
        column
      } constraints: { screen in
        column.horizontalEdges == screen.margins.horizontalEdges
        column.verticalEdges == screen.safeArea.verticalEdges.inset(top: 16, bottom: 16)
      }
    }
  }

  /// A row of a portrait and a column of rows; below it a text and a row of buttons: each a stack, one in another.
  private var nestedStacks: Preview {
    Preview("Nested stacks", matrix: .turned) {
      let portrait = View().background(.green1).cornerRadius(8)
      let rows = [("First", "Ida"), ("Middle", "Maria"), ("Last", "Lindqvist")].map(Self.row)
      let names = StackView(.vertical, spacing: 8) { rows }
      let top = StackView(.horizontal, spacing: 8) {
        portrait
        names
      }
      let notes = TextView("Met on the ferry. Collects tide tables.").background(.secondarySystemBackground)
      notes.isScrollEnabled = true
      let buttons = StackView(.horizontal, spacing: 8, distribution: .fillEqually) {
        for title: LocalizedKey in ["Save", "Cancel", "Clear"] { Button(title, style: .tinted()) }
      }
      let root = StackView(.vertical, spacing: 8) {
        top
        notes
        buttons
      }
      return Screen {
        root
      } constraints: { screen in
        root.horizontalEdges == screen.margins.horizontalEdges
        root.verticalEdges == screen.safeArea.verticalEdges.inset(top: 16, bottom: 16)
        portrait.width == portrait.height
        // The fields begin on one line, after the longest name.
        rows.compactMap(\.subviews.last).equal(\.width)
      }
    }
  }

  private static func row(_ title: String, _ value: String) -> StackView {
    let label = Label(verbatim: title).hugging(.horizontal, 251)
    // Less than the stacks ask for their thickness: the fields give the portrait no reason to grow.
    let field = TextField(placeholder: "", text: value).hugging(.horizontal, 48)
    return StackView(.horizontal, spacing: 8, alignment: .firstBaseline) {
      label
      field
    }.named("row")
  }

  /// Entries that come and go in a column that scrolls when there are many.
  private func log(hiding hidden: Int?) -> Screen {
    let entries = [
      ("06:10", "Sixteen sail to the north-west"), ("09:45", "Fog, horn every two minutes"), ("13:30", "Soup"),
    ]
    let add = Button("Add an entry", style: .filled())
    let column = StackView(.vertical, spacing: 8) {
      for (index, entry) in entries.enumerated() {
        Self.entry(entry.0, entry.1).hidden(index == hidden)
      }
      add
    }
    let scroll = ScrollView {
      column
    }
    return Screen {
      scroll
    } constraints: { screen in
      scroll.edges == screen.edges
      column.verticalEdges == scroll.content.verticalEdges.inset(top: 16, bottom: 16)
      column.horizontalEdges == scroll.content.horizontalEdges.inset(leading: 16, trailing: 16)
      column.width == scroll.viewport.width - 32
    }
  }

  private static func entry(_ time: String, _ words: String) -> View {
    let time = Label(verbatim: time, style: .subheadline).foregroundStyle(.secondaryLabel).hugging(.horizontal, 251)
      .resistance(.horizontal, 751)
    let text = Label(verbatim: words).lineLimit(nil)
    let delete = Button("Delete", style: .plain()).hugging(.horizontal, 251).resistance(.horizontal, 751)
    return StackView(.horizontal, spacing: 8, alignment: .firstBaseline) {
      time
      text
      delete
    }.padding(horizontal: 12, vertical: 6).background(.secondarySystemBackground).cornerRadius(8).named("entry")
  }

  private var distributions: Preview {
    Preview("Distributions", matrix: .canvas(height: 390)) {
      let kinds: [(String, StackView.Distribution)] = [
        ("fill: what hugs least takes the slack", .fill), ("fill equally", .fillEqually),
        ("fill proportionally", .fillProportionally), ("equal spacing", .equalSpacing),
        ("equal centering", .equalCentering),
      ]
      return Figure.page(
        kinds.map { words, distribution in
          let tiles = [("one", Color.red1), ("three words here", .blue1), ("two now", .green1)].map(Self.tile)
          tiles[1].hugging(.horizontal, 249)
          let row = StackView(.horizontal, spacing: 8, distribution: distribution) { tiles }
          return Figure.make(
            words,
            View {
              row
            } constraints: { plate in
              row.edges == plate.edges.inset(by: 12)
            })
        })
    }
  }

  private var alignments: Preview {
    Preview("Alignments", matrix: .canvas(height: 690)) {
      let kinds: [(String, StackView.Alignment)] = [
        ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom), ("first baseline", .firstBaseline),
        ("last baseline", .lastBaseline),
      ]
      return Figure.page(
        kinds.map { words, alignment in
          let tiles = [
            Label(verbatim: "Large", style: .title1),
            Label(verbatim: "three\nshort\nlines", style: .footnote)
              .lineLimit(3),
            Label(verbatim: "body", style: .body),
          ].map { $0.background(Color.blue1.withAlphaComponent(0.25)) }
          let row = StackView(.horizontal, spacing: 8, alignment: alignment) { tiles }
          return Figure.make(
            words,
            View {
              row
            } constraints: { plate in
              row.leading == plate.leading + 12
              row.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
            })
        })
    }
  }

  private static func tile(_ words: String, _ color: Color) -> View {
    Label(verbatim: words, style: .subheadline).multilineTextAlignment(.center).foregroundStyle(.white)
      .background(color).named("tile")
  }
}
