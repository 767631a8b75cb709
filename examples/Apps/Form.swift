import LayoutPreview

extension Apps {
  /// A form in groups: fields, switches, values, choices and explanations.
  var form: Preview {
    Preview("Form", matrix: Self.matrix) {
      let form = TableView(.insetGrouped) {
        TableSection(verbatim: nil) { Self.account }
        TableSection(verbatim: "Event") {
          Self.field("Title", "Dinner with Ada")
          Self.field("Place", "Market Square 7")
        }
        TableSection(verbatim: nil, footer: "Guests see the event in your time zone, Berlin.") {
          TableViewCell(verbatim: "All day").accessory(Switch(isOn: false))
          TableViewCell(verbatim: "Starts", detail: "24 Nov, 19:30")
          TableViewCell(verbatim: "Ends", detail: "24 Nov, 22:00")
          TableViewCell(verbatim: "Repeat", detail: "Never", accessory: .disclosureIndicator)
        }
        TableSection(verbatim: "Alerts", footer: "Alerts sound on all of your devices.") {
          Self.row("At the time of the event", "bell.fill", .systemRed).checked()
          Self.row("15 minutes before", "clock", .systemOrange)
          Self.row("Travel time", "map", .systemGreen).accessory(Switch(isOn: true))
        }
        TableSection(verbatim: "Sharing") {
          Self.row("Calendar", "calendar", .systemIndigo, detail: "Private")
          Self.row("Guests", "person.2", .systemBlue, detail: "3")
        }
        TableSection(verbatim: nil) {
          TableViewCell(verbatim: "Delete event").content {
            $0.textProperties.color = .systemRed
            $0.textProperties.alignment = .center
          }.named("delete")
        }
      }
      let bar = NavigationBar(title: "Edit event")
      bar.leadingItems = [BarItem(title: "Cancel")]
      bar.trailingItems = [BarItem(title: "Done")]
      bar.backgroundColor = .systemGroupedBackground
      return form.embedded(navigationBar: bar)
    }
  }

  private static var account: TableViewCell {
    let picture = avatar("AL", .systemPurple, diameter: 56)
    let name = Label(verbatim: "Ada Lovelace", style: .title3).lineLimit(nil).hugging(.vertical, 252)
    let mail = Label(verbatim: "ada@example.org", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
    return TableViewCell(accessory: .disclosureIndicator) {
      picture
      name
      mail
    } constraints: { row in
      picture.leading == row.margins.leading
      picture.centerY == row.centerY
      picture.verticalEdges <= row.verticalEdges.inset(by: 10)
      name.leading == picture.trailing + 14
      name.trailing == row.margins.trailing
      name.top == row.top + 14
      mail.top == name.bottom + 2
      mail.horizontalEdges == name.horizontalEdges
      mail.bottom == row.bottom - 14
    }.named("account")
  }

  private static func field(_ title: String, _ text: String) -> TableViewCell {
    let name = Label(verbatim: title).hugging(.horizontal, 252).resistance(.horizontal, 751)
    let field = TextField(placeholder: LocalizedKey(title), text: text, border: .none)
    return TableViewCell(accessory: .none) {
      name
      field
    } constraints: { row in
      name.leading == row.margins.leading
      name.top == row.margins.top
      name.bottom == row.margins.bottom
      field.leading == name.trailing + 16
      field.trailing == row.margins.trailing
      field.firstBaseline == name.firstBaseline
      name.width >= 64
    }.named(title.lowercased())
  }

  private static func row(_ title: String, _ symbol: String, _ color: Color, detail: String? = nil) -> TableViewCell {
    TableViewCell(
      verbatim: title, detail: detail, image: .symbol(symbol),
      accessory: detail == nil ? .none : .disclosureIndicator
    ).content { $0.imageProperties.tintColor = color }
  }
}

extension TableViewCell {
  fileprivate func checked() -> TableViewCell {
    accessoryType = .checkmark
    return self
  }
}
