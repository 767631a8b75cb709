import LayoutPreview

/// Text of many scripts where interfaces put it: in labels, on buttons, in too little room, and mixed in one line.
@main
struct Scripts: PreviewCatalog {
  var previews: [Preview] {
    labelsAndButtons
    cutText
    wrappedText
    mixedDirections
    emoji
  }

  /// One phrase in each script: a setting's name.
  static let phrases: [(name: String, text: String)] = [
    ("German", "Datenschutzeinstellungen ändern"),
    ("Greek", "Ρυθμίσεις απορρήτου και ασφάλειας"),
    ("Arabic", "إعدادات الخصوصية والأمان"),
    ("Hebrew", "הגדרות פרטיות ואבטחה"),
    ("Hindi", "गोपनीयता और सुरक्षा सेटिंग्स"),
    ("Thai", "การตั้งค่าความเป็นส่วนตัวและความปลอดภัย"),
    ("Japanese", "プライバシーとセキュリティの設定"),
    ("Korean", "개인정보 보호 및 보안 설정"),
    ("Emoji", "Crew 👩🏽‍🚀 family 👨‍👩‍👧‍👦 flags 🇯🇵🇿🇦 heart ❤️‍🔥 key 5️⃣"),
  ]

  static let matrix = VariantMatrix(
    screens: [.size(width: 393, height: 852)], directions: [.leftToRight, .rightToLeft])

  /// Rows from the top, as wide as the margins.
  static func column(_ rows: [View], spacing: CGFloat = 10) -> Screen {
    Screen {
      rows
    } constraints: { screen in
      rows[0].top == screen.safeArea.top + 16
      for row in rows { row.horizontalEdges == screen.margins.horizontalEdges }
      rows.distribute(.vertically, spacing: spacing)
    }
  }

  static func caption(_ text: String) -> Label {
    Label(verbatim: text, style: .caption2).foregroundStyle(.secondaryLabel)
  }
}
