import LayoutPreview

extension Gallery {
  /// Grouped rows with icons, details and switches; in large text the details go below their titles.
  var settings: Preview {
    Preview("Settings") {
      let title = Label("settings.title", style: .largeTitle).fontWeight(.bold).lineLimit(nil)
      let account = group([accountRow])
      let network = group([
        row("settings.wifi", "wifi", .systemBlue, Self.detail("Nordlicht")),
        row("settings.notifications", "bell.fill", .systemRed, Switch(isOn: true)),
        row("settings.location", "location", .systemGreen, Switch(isOn: false)),
      ])
      let general = group([
        row("settings.language", "globe", .systemIndigo, Self.detail(Localized.string("settings.language.value"))),
        row(
          "settings.appearance", "moon.fill", .systemGray, Self.detail(Localized.string("settings.appearance.value"))),
        row("settings.storage", "folder.fill", .systemOrange, Self.chevron),
        row("settings.privacy", "hand.raised", .systemBlue, Self.chevron),
      ])
      let hint = Label("settings.hint", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
      let scroll = ScrollView {
        title
        account
        network
        general
        hint
      }

      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        title.top == scroll.content.top + 12
        for view in [title, account, network, general] {
          view.horizontalEdges == screen.readableContent.horizontalEdges
        }
        [title, account].distribute(.vertically, spacing: 16)
        [account, network, general].distribute(.vertically, spacing: 28)
        hint.top == general.bottom + 8
        hint.horizontalEdges == general.horizontalEdges.inset(by: 16)
        hint.bottom == scroll.content.bottom - 24
      }.background(.systemGroupedBackground)
    }
  }

  /// Rows in one card, and a line between neighbours that begins where the titles do.
  private func group(_ rows: [View]) -> View {
    let lines = rows.dropLast().map { _ in View().background(.separator).named("line") }
    return View {
      rows
      lines
    } constraints: { card in
      for row in rows { row.horizontalEdges == card.horizontalEdges }
      rows.distribute(.vertically)
      rows[0].top == card.top
      rows[rows.count - 1].bottom == card.bottom
      for (line, row) in zip(lines, rows) {
        line.height == 0.5
        line.bottom == row.bottom
        line.horizontalEdges == card.horizontalEdges.inset(leading: 60)
      }
    }.background(.secondarySystemGroupedBackground).cornerRadius(12).clipped()
  }

  private func row(_ key: LocalizedKey, _ symbol: String, _ color: Color, _ accessory: View) -> View {
    let icon = tile(symbol, color)
    let title = Label(key).lineLimit(nil)
    return View {
      icon
      title
      accessory
    } constraints: { row in
      row.height >= 52
      row.height == 52 ~ .low
      icon.leading == row.leading + 16
      icon.centerY == row.centerY
      title.leading == icon.trailing + 14
      accessory.trailing == row.trailing - 16
      if accessory is Label, row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
        title.top == row.top + 12
        title.trailing == row.trailing - 16
        accessory.top == title.bottom + 2
        accessory.leading == title.leading
        accessory.bottom == row.bottom - 12
      } else {
        title.centerY == row.centerY
        title.verticalEdges <= row.verticalEdges.inset(by: 12)
        accessory.leading >= title.trailing + 12
        if accessory is Label {
          accessory.firstBaseline == title.firstBaseline
          accessory.width <= row.width * 0.45
        } else {
          accessory.centerY == row.centerY
        }
      }
    }.named("row")
  }

  private var accountRow: View {
    let initials = Label(verbatim: "AL").font(.systemFont(ofSize: 22, weight: .semibold)).foregroundStyle(.white)
    let avatar = View {
      initials
    } constraints: { circle in
      circle.size == 60
      initials.center == circle.center
      initials.edges <= circle.edges.inset(by: 4)
    }.background(.systemPurple).cornerRadius(30)
    let name = Label(verbatim: "Ada Lovelace", style: .title3).lineLimit(nil)
    let detail = Label("settings.account", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
    let chevron = Self.chevron
    let text = LayoutGuide()
    return View {
      avatar
      text
      name
      detail
      chevron
    } constraints: { row in
      row.height >= 84
      row.height == 84 ~ .low
      avatar.leading == row.leading + 16
      avatar.centerY == row.centerY
      text.leading == avatar.trailing + 14
      text.trailing == chevron.leading - 12
      text.centerY == row.centerY
      text.verticalEdges <= row.verticalEdges.inset(by: 12)
      for label in [name, detail] { label.horizontalEdges == text.horizontalEdges }
      name.top == text.top
      [name, detail].distribute(.vertically, spacing: 2)
      detail.bottom == text.bottom
      chevron.trailing == row.trailing - 16
      chevron.centerY == row.centerY
    }
  }

  private static func detail(_ text: String) -> Label {
    Label(verbatim: text).foregroundStyle(.secondaryLabel).hugging(.horizontal, 252).resistance(.horizontal, 751)
      .named("detail")
  }

  private static var chevron: View {
    ImageView(.symbol("chevron.forward"), size: CGSize(width: 14, height: 14)).tint(.tertiaryLabel)
      .hugging(.horizontal, .required).resistance(.horizontal, .required).named("chevron")
  }

  private func tile(_ symbol: String, _ color: Color) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: 18, height: 18)).tint(.white)
    return View {
      picture
    } constraints: { tile in
      tile.size == 30
      picture.center == tile.center
    }.background(color).cornerRadius(7)
  }
}
