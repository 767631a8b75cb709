import LayoutPreview

extension Scripts {
  /// What is on a button stands on the same line as the label beside it, whatever fonts the two are from.
  var labelsAndButtons: Preview {
    Preview("Labels and buttons", matrix: Self.matrix) {
      Self.column(Self.phrases.map(Self.row), spacing: 8)
    }
  }

  private static func row(_ phrase: (name: String, text: String)) -> View {
    let caption = caption(phrase.name)
    let label = Label(verbatim: phrase.text).background(.secondarySystemBackground).resistance(.horizontal, 749)
    let title = phrase.text.split(separator: " ").prefix(2).joined(separator: " ")
    let button = Button(LocalizedKey(title.count > 14 ? String(title.prefix(8)) : title), style: .filled())
    return View {
      caption
      label
      button
    } constraints: { row in
      caption.leading == row.leading
      caption.top == row.top
      label.leading == row.leading
      label.trailing <= button.leading - 8
      button.trailing == row.trailing
      button.top == caption.bottom + 2
      button.bottom == row.bottom
      label.firstBaseline == button.firstBaseline
    }.named(phrase.name.lowercased())
  }
}
