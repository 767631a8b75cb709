import LayoutPreview

extension Scripts {
  private static let lines: [(name: String, text: String)] = [
    ("English with Arabic", "Nour said مرحبا بالعالم at 12:30"),
    ("Arabic with English and numbers", "العدد 3.5 GB متاح في iPhone 15 Pro"),
    ("Hebrew with a telephone number", "התקשרו אל ‎+49 30 1234567‎ היום"),
    ("Hebrew with brackets", "הקובץ (report.pdf) נשמר"),
    ("English with Japanese and emoji", "東京 is sunny ☀️ today, 25 °C"),
    ("Arabic with emoji", "شكراً 👍🏽 إلى اللقاء"),
    ("Hebrew in isolates", "User \u{2068}נועם\u{2069}: 12 posts"),
    ("Marks and ligatures", "é e\u{301} ñ ﷲ لا क्ष น้ำ Å fi"),
  ]

  /// A paragraph's direction is that of its first strong character; natural alignment follows the interface.
  var mixedDirections: Preview {
    Preview("Mixed directions", matrix: Self.matrix) {
      Self.column(
        Self.lines.flatMap { name, text in
          [
            Self.caption(name),
            Label(verbatim: text).background(.secondarySystemBackground).named(name.lowercased()),
          ]
        }, spacing: 4)
    }
  }
}
