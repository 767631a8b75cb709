import LayoutPreview

extension Scripts {
  private static let groups: [(name: String, text: String)] = [
    ("Faces and things", "😀😂🥰🤖👻🎉🍕🚲🏔️"),
    ("Skin tones", "👍👍🏻👍🏼👍🏽👍🏾👍🏿 👋🏽✍🏿"),
    ("Joined", "👨‍👩‍👧‍👦👩🏽‍🚀🧑‍💻🏳️‍🌈🏴‍☠️❤️‍🔥🐻‍❄️"),
    ("Flags", "🇩🇪🇫🇷🇯🇵🇿🇦🇧🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ("Keycaps", "0️⃣5️⃣#️⃣*️⃣"),
    ("As text, as emoji", "☀︎ ☀️ ♥︎ ♥️ ✔︎ ✔️ ☎︎ ☎️"),
  ]

  /// Each is one character: it is counted, selected and cut as one.
  var emoji: Preview {
    Preview("Emoji", matrix: Self.matrix) {
      Self.column(
        Self.groups.flatMap { name, text in
          [Self.caption(name), Label(verbatim: text).named(name.lowercased())]
            + [TextStyle.largeTitle, .caption1].map { Label(verbatim: text, style: $0) }
        }, spacing: 4)
    }
  }
}
