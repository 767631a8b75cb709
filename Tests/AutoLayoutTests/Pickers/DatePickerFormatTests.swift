import Testing

@testable import LPAutoLayout
@testable import LPComponents

@MainActor
struct DatePickerFormatTests {
  @Test(
    "fields of a pattern are runs of letters, with what follows them directly but for commas and colons",
    arguments: [
      ("MMMM d, y", ["MMMM", "d", "y"], ["", "", ""]), ("d. MMMM y", ["d", "MMMM", "y"], [".", "", ""]),
      ("d 'de' MMMM 'de' y", ["d", "MMMM", "y"], ["", "", ""]), ("y年M月d日", ["y", "M", "d"], ["年", "月", "日"]),
      ("h:mm a", ["h", "mm", "a"], ["", "", ""]), ("HH'h'mm", ["HH", "mm"], ["h", ""]), ("", [], []),
    ])
  func fields(pattern: String, letters: [String], suffixes: [String]) {
    let fields = DatePickerFormat.fields(of: pattern)
    #expect(fields.map(\.letters) == letters)
    #expect(fields.map(\.suffix) == suffixes)
  }
}
