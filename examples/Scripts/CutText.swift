import LayoutPreview

extension Scripts {
  /// The ellipsis is at the head, in the middle or at the tail of what is read, which in Arabic and Hebrew is the right,
  /// the middle and the left. No letter is cut in two, nor a flag, nor a family.
  var cutText: Preview {
    Preview("Cut text", matrix: Self.matrix) {
      Self.column(Self.phrases.map(Self.row), spacing: 12)
    }
  }

  private static func row(_ phrase: (name: String, text: String)) -> View {
    let caption = caption(phrase.name)
    let modes: [(NSLineBreakMode, String)] = [
      (.byTruncatingHead, "head"), (.byTruncatingMiddle, "middle"), (.byTruncatingTail, "tail"),
    ]
    let labels = modes.map { mode, name in
      let label = Label(verbatim: phrase.text).background(.secondarySystemBackground).named(name)
      label.lineBreakMode = mode
      return label
    }
    return View {
      caption
      labels
    } constraints: { row in
      caption.leading == row.leading
      caption.top == row.top
      labels[0].leading == row.leading
      labels[labels.count - 1].trailing == row.trailing
      labels.distribute(.horizontally, spacing: 8)
      labels.equal(\.width)
      for label in labels {
        label.top == caption.bottom + 2
        label.bottom == row.bottom
      }
    }.named(phrase.name.lowercased())
  }
}
