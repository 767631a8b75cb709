import LayoutPreview

extension Gallery {
  /// A form with fields side by side, and a sum whose amounts stand on one line with their names.
  var checkout: Preview {
    Preview("Checkout") { traits in
      let title = Label("checkout.title", style: .largeTitle).fontWeight(.bold).lineLimit(nil)
      let address = address(traits)
      let payment = payment(traits)
      let summary = summary
      let pay = Button("checkout.pay", image: .symbol("lock.fill"), style: .filled()).configuration {
        $0.buttonSize = .large
        $0.cornerStyle = .capsule
      }
      let note = Label("checkout.note", style: .caption1).foregroundStyle(.secondaryLabel)
        .multilineTextAlignment(.center).lineLimit(nil)
      let scroll = ScrollView {
        title
        address
        payment
        summary
        pay
        note
      }

      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        scroll.content.height >= screen.safeArea.height
        scroll.content.height == screen.safeArea.height ~ .low
        title.top == scroll.content.top + 12
        for view in [title, address, payment, summary, pay, note] {
          view.horizontalEdges == screen.readableContent.horizontalEdges
        }
        [title, address, payment, summary].distribute(.vertically, spacing: 20)
        pay.top >= summary.bottom + 20
        note.top == pay.bottom + 8
        note.bottom == scroll.content.bottom - 8
      }
    }
  }

  private func address(_ traits: Traits) -> View {
    let heading = heading("checkout.address", "house")
    let name = TextField(placeholder: "checkout.name", text: "Grace Hopper")
    let street = TextField(placeholder: "checkout.street")
    let code = TextField(placeholder: "checkout.code")
    let city = TextField(placeholder: "checkout.city")
    return section(heading, [name, street, pair(code, city, ratio: 0.5, traits)])
  }

  private func payment(_ traits: Traits) -> View {
    let heading = heading("checkout.payment", "creditcard")
    let method = SegmentedControl("checkout.card", "checkout.transfer", "checkout.invoice", selected: 0)
    let number = TextField(placeholder: "checkout.number", image: .symbol("creditcard"))
    let expiry = TextField(placeholder: "checkout.expiry")
    let check = TextField(placeholder: "checkout.cvc")
    return section(heading, [method, number, pair(expiry, check, ratio: 1, traits)])
  }

  /// Side by side while there is room: the first is a share of the second's width.
  private func pair(_ first: View, _ second: View, ratio: CGFloat, _ traits: Traits) -> View {
    let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
    return StackView(isStacked ? .vertical : .horizontal, spacing: 8) {
      first
      second
    } constraints: { _ in
      if !isStacked { first.width == second.width * ratio }
    }.named("pair")
  }

  private func section(_ heading: View, _ rows: [View]) -> View {
    StackView(.vertical, spacing: 8) {
      heading
      rows
    }.spacing(10, after: heading)
  }

  private func heading(_ key: LocalizedKey, _ symbol: String) -> View {
    let icon = ImageView(.symbol(symbol), size: CGSize(width: 20, height: 20)).hugging(.horizontal, 251)
    let text = Label(key, style: .headline).lineLimit(nil)
    return View {
      icon
      text
    } constraints: { heading in
      icon.leading == heading.leading
      icon.centerY == text.centerY
      text.leading == icon.trailing + 8
      text.trailing == heading.trailing
      text.verticalEdges == heading.verticalEdges
      icon.verticalEdges <= heading.verticalEdges ~ .high
    }.named("heading")
  }

  private var summary: View {
    let lines: [View] = [
      line(Label("checkout.items \(3)"), 189.85),
      line(Label("checkout.shipping"), 4.9),
      line(Label("checkout.total", style: .headline), 194.75, style: .headline),
    ]
    return StackView(.vertical, spacing: 10) { lines }.padding(16).background(.secondarySystemBackground)
      .cornerRadius(14)
  }

  private func line(_ label: Label, _ amount: Double, style: TextStyle = .body) -> View {
    let price = Label(verbatim: Localized.currency(amount, code: "EUR"), style: style)
      .hugging(.horizontal, 252).resistance(.horizontal, 751)
    return View {
      label.lineLimit(nil).named("name")
      price
    } constraints: { line in
      label.leading == line.leading
      label.verticalEdges == line.verticalEdges
      price.leading >= label.trailing + 16
      price.trailing == line.trailing
      price.firstBaseline == label.firstBaseline
    }.named("line")
  }
}
