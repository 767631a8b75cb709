import LayoutPreview

extension Scripts {
  private static let passages: [(name: String, text: String)] = [
    ("Arabic", "كتب حارس المنارة اسم كل سفينة مرّت، وبجانبها حالة الطقس، وما أكله في 12 مارس."),
    ("Hindi", "प्रकाशस्तंभ के रखवाले ने गुज़रने वाले हर जहाज़ का नाम लिखा और उसके पास मौसम।"),
    ("Thai", "ผู้ดูแลประภาคารจดชื่อเรือทุกลำที่ผ่านไปและจดสภาพอากาศไว้ข้างๆ"),
    ("Japanese", "灯台守は通りかかった船をすべて書き留め、その横に天気を、さらに「食べたもの」を記した。"),
    ("Korean", "등대지기는 지나가는 모든 배를 적고 그 옆에 날씨를 적었다."),
  ]

  /// Lines end where the script lets them: Thai between words that no space separates, Japanese nearly everywhere but
  /// before a full stop.
  var wrappedText: Preview {
    Preview("Wrapped text", matrix: Self.matrix) {
      Self.column(
        Self.passages.flatMap { name, text in
          [
            Self.caption(name),
            Label(verbatim: text).lineLimit(nil).background(.secondarySystemBackground).named(name.lowercased()),
          ]
        }, spacing: 6)
    }
  }
}
