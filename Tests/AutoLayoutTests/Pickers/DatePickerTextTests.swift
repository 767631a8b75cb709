@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

/// What date pickers show in the languages' orders, digits and calendars.
@MainActor
struct DatePickerTextTests {
  private func shown(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String, width: CGFloat? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, _ configure: (UIDatePicker) -> Void = { _ in }
  ) -> UIDatePicker {
    let stage = Stage(400, direction: direction)
    let picker = stage.make { UIDatePicker() }
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    configure(picker)
    stage.place(picker, width: width)
    stage.root.layoutIfNeeded()
    return picker
  }

  private func text(_ picker: UIDatePicker) -> String? {
    // The space before AM is a narrow one in some versions of CLDR.
    picker.contentText()?.string.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test(
    "fields of compact pickers are in the style of the language",
    arguments: [("en", "Jan 9, 2007 | 9:41 AM"), ("en-GB", "9 Jan 2007 | 09:41"), ("de", "09.01.2007 | 09:41")])
  func compact(locale: String, text: String) {
    #expect(self.text(shown(.dateAndTime, .compact, locale: locale)) == text)
  }

  @Test(
    "wheels are in the order of the language, with what belongs to a number",
    arguments: [
      (.date, "en", "January | 9 | 2007"), (.date, "de", "9. | Januar | 2007"), (.date, "es", "9 | enero | 2007"),
      (.date, "ja", "2007年 | 1月 | 9日"), (.date, "fa", "۱۹ | دی | ۱۳۸۵"), (.yearAndMonth, "en", "January | 2007"),
      (.time, "en", "9 | 41 | AM"), (.time, "de", "09 | 41"), (.time, "ko", "오전 | 9 | 41"),
      (.dateAndTime, "en", "Tue Jan 9 | 9 | 41 | AM"), (.dateAndTime, "de", "Di. 9. Jan. | 09 | 41"),
    ] as [(UIDatePicker.Mode, String, String)])
  func wheels(mode: UIDatePicker.Mode, locale: String, text: String) {
    let shown = self.text(shown(mode, .wheels, locale: locale))
    // Abbreviations may or may not have a dot.
    #expect(shown?.replacingOccurrences(of: "Di 9. Jan |", with: "Di. 9. Jan. |") == text)
  }

  @Test func `the language is that of the preview unless the picker has one of its own`() {
    let german = LayoutEnvironment(traits: TraitValues(localeIdentifier: "de"))
    LayoutEnvironment.$current.withValue(german) {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      #expect(text(picker) == "09.01.2007")
      picker.locale = Locale(identifier: "en")
      #expect(text(picker) == "Jan 9, 2007")
    }
  }

  @Test func `a time zone and a calendar change what is shown`() {
    let picker = shown(.dateAndTime, .compact, locale: "en") { $0.timeZone = TimeZone(secondsFromGMT: -12 * 3600) }
    #expect(text(picker) == "Jan 8, 2007 | 9:41 PM")
    let buddhist = shown(.date, .wheels, locale: "en") { $0.calendar = Calendar(identifier: .buddhist) }
    #expect(text(buddhist)?.hasSuffix("2550") == true)
  }

  @Test func `a compact picker without room writes the date shorter`() {
    let natural = shown(.dateAndTime, .compact, locale: "en").frame.width
    #expect(text(shown(.dateAndTime, .compact, locale: "en", width: natural - 5)) == "1/9/07 | 9:41 AM")
  }

  @Test func `fields lie at the trailing edge, in reading order, unless the picker is aligned otherwise`() throws {
    func middles(_ picker: UIDatePicker) throws -> (date: CGFloat, time: CGFloat) {
      let texts = ShownText.all(in: picker.contentItems())
      let date = try #require(texts.first { $0.string.contains("2007") })
      let time = try #require(texts.first { $0.string.contains("41") })
      return (date.rect.midX, time.rect.midX)
    }
    let left = try middles(shown(.dateAndTime, .compact, locale: "en", width: 400))
    let right = try middles(shown(.dateAndTime, .compact, locale: "en", width: 400, direction: .rightToLeft))
    #expect(left.date > 150 && left.date < left.time)
    #expect(abs(left.date + right.date - 400) < 1.5 && abs(left.time + right.time - 400) < 1.5)
    let leading = try middles(
      shown(.dateAndTime, .compact, locale: "en", width: 400) { $0.contentHorizontalAlignment = .leading })
    #expect(leading.date < 100)
  }

  @Test func `hours, minutes and months go round, and years and halves of the day do not`() throws {
    func column(_ picker: UIDatePicker, near string: String) throws -> [String] {
      let texts = ShownText.all(in: picker.contentItems())
      let middle = try #require(texts.first { $0.string == string && $0.opacity == 1 }).rect
      return texts.filter { abs($0.rect.maxX - middle.maxX) < 8 || abs($0.rect.minX - middle.minX) < 8 }
        .sorted { $0.rect.midY < $1.rect.midY }.map(\.string)
    }
    let time = shown(.time, .wheels, locale: "en") { $0.minuteInterval = 15 }
    #expect(try column(time, near: "30") == ["30", "45", "00", "15", "30", "45", "00", "15", "30"])
    #expect(try column(time, near: "9") == ["5", "6", "7", "8", "9", "10", "11", "12", "1"])
    #expect(try column(time, near: "AM").map { $0 } == ["AM", "PM"])
    let date = shown(.date, .wheels, locale: "en")
    #expect(try column(date, near: "January").prefix(5) == ["September", "October", "November", "December", "January"])
    #expect(try column(date, near: "2007").prefix(4) == ["2003", "2004", "2005", "2006"])
  }

  @Test func `rows beyond the limits, and days that the month does not have, are grey`() throws {
    let grey = UIColor.tertiaryLabel.resolved(with: UITraitCollection())
    let february = shown(.date, .wheels, locale: "en") {
      $0.date = Date(timeIntervalSince1970: 1_172_620_800)  // 28 February 2007
      $0.maximumDate = Date(timeIntervalSince1970: 1_172_620_800 + 3600)
    }
    let texts = ShownText.all(in: february.contentItems())
    func isGrey(_ string: String) throws -> Bool { try #require(texts.first { $0.string == string }).color == grey }
    #expect(try isGrey("29") && isGrey("31") && isGrey("March") && isGrey("2008"))
    #expect(try !isGrey("27") && !isGrey("January") && !isGrey("2006"))
  }

  @Test func `a duration has words beside its numbers`() {
    let picker = shown(.countDownTimer, .wheels, locale: "en") { $0.countDownDuration = 3660 }
    #expect(text(picker) == "1 | 1")
    let strings = ShownText.all(in: picker.contentItems()).map(\.string)
    #expect(strings.contains("hour") && strings.contains("min"))
  }

  @Test func `a calendar shows the month from the language's first day of the week, and marks the date`() throws {
    for (locale, first) in [("en", "SUN"), ("de", "MO")] {
      let picker = shown(.date, .inline, locale: locale)
      let texts = ShownText.all(in: picker.contentItems())
      let weekdays = texts.filter { $0.rect.midY > 44 && $0.rect.midY < 64 }.sorted { $0.rect.minX < $1.rect.minX }
      #expect(weekdays.count == 7 && weekdays[0].string.hasPrefix(first))
      // The first of January 2007 was a Monday.
      let one = try #require(texts.first { $0.string == "1" })
      #expect(abs(one.rect.minX - weekdays[locale == "en" ? 1 : 0].rect.minX) < 1)
      #expect(texts.count { Int($0.string) != nil } == 31)
      let tint = UIColor.systemBlue.resolved(with: UITraitCollection())
      #expect(texts.filter { $0.color == tint }.map(\.string) == ["9"])
    }
    #expect(text(shown(.dateAndTime, .inline, locale: "en")) == "January 2007 | 9 | 9:41 AM")
  }
}
