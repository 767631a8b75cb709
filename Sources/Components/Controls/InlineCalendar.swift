import Foundation

/// The calendar of an inline date picker: the month, the days of the week, the days, and the time below.
@MainActor
struct InlineCalendar {
  let picker: UIDatePicker
  let format: DatePickerFormat
  /// The date that is shown.
  let date: Date
  let showsTime: Bool

  private var calendar: Calendar { format.calendar }
  private var bounds: CGRect { picker.canvas }

  /// The heights of the month's line, of the days of the week, of six weeks and of the time, in points. In all these
  /// are the 348 and 392 points that were reported for `sizeThatFits(_:)` without and with the time.
  static let heights = (month: CGFloat(44), weekdays: CGFloat(20), weeks: CGFloat(284), time: CGFloat(44))
  /// The width that the picker asks for, in points.
  static let width: CGFloat = 320
  private static let margin: CGFloat = 16

  static func size(showsTime: Bool) -> CGSize {
    let calendar = heights.month + heights.weekdays + heights.weeks
    return CGSize(width: width, height: calendar + (showsTime ? heights.time : 0))
  }

  /// The height of the calendar above the time.
  private var calendarHeight: CGFloat { max(0, bounds.height - (showsTime ? Self.heights.time : 0)) }
  private var weekHeight: CGFloat {
    max(0, calendarHeight - Self.heights.month - Self.heights.weekdays) / 6
  }
  private var dayWidth: CGFloat { max(0, bounds.width - Self.margin) / 7 }

  /// Returns the place of a day.
  private func cell(week: Int, day: Int) -> CGRect {
    let rect = CGRect(
      x: Self.margin / 2 + CGFloat(day) * dayWidth,
      y: Self.heights.month + Self.heights.weekdays + CGFloat(week) * weekHeight, width: dayWidth, height: weekHeight)
    return picker.directed(rect)
  }

  private func text(_ string: String, size: CGFloat, weight: UIFont.Weight = .regular) -> ControlText {
    ControlText(view: picker, string: string, font: .systemFont(ofSize: size, weight: weight), alignment: .center)
  }

  // MARK: Month

  private var title: ControlText {
    var title = text(format.text(date, format.pattern("yMMMM")), size: 17, weight: .semibold)
    title.alignment = .natural
    return title
  }

  private var titleRect: CGRect {
    let width = min(title.measure().size.width.rounded(.up), max(0, bounds.width - 120))
    return CGRect(x: Self.margin, y: 0, width: width, height: Self.heights.month)
  }

  private func monthItems() -> [ContentItem] {
    let tint = picker.paint(picker.isEnabled ? picker.tintColor : .tertiaryLabel)
    func arrow(_ name: String, _ x: CGFloat, side: CGFloat) -> ContentItem {
      let rect = CGRect(x: x, y: (Self.heights.month - side) / 2, width: side, height: side)
      return .symbol(name, in: picker.directed(rect), tint, flips: picker.isRightToLeft)
    }
    return title.items(in: picker.directed(titleRect), picker.isEnabled ? .label : .tertiaryLabel) + [
      arrow("chevron.right", titleRect.maxX + 4, side: 14),
      arrow("chevron.left", bounds.width - Self.margin - 62, side: 22),
      arrow("chevron.right", bounds.width - Self.margin - 20, side: 22),
    ]
  }

  // MARK: Days

  private func weekdayItems() -> [ContentItem] {
    format.weekdays.prefix(7).enumerated().flatMap { day, name in
      let rect = cell(week: 0, day: day)
      let place = CGRect(x: rect.minX, y: Self.heights.month, width: rect.width, height: Self.heights.weekdays)
      return text(name, size: 13, weight: .semibold).items(in: place, .tertiaryLabel)
    }
  }

  private func dayItems() -> [ContentItem] {
    guard let start = calendar.dateInterval(of: .month, for: date)?.start,
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let ahead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let selected = calendar.component(.day, from: date)
    return days.flatMap { day -> [ContentItem] in
      let index = ahead + day - days.lowerBound
      return dayItem(day, in: cell(week: index / 7, day: index % 7), isSelected: day == selected)
    }
  }

  private func dayItem(_ day: Int, in rect: CGRect, isSelected: Bool) -> [ContentItem] {
    guard isSelected else { return text(format.number(day), size: 20).items(in: rect, color(of: day)) }
    let side = min(44, min(rect.width, rect.height))
    let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let tint: UIColor = picker.isEnabled ? picker.tintColor : .tertiaryLabel
    return [.fill(.ellipse(in: circle), picker.paint(tint.withAlphaComponent(0.12)))]
      + text(format.number(day), size: 24, weight: .medium).items(in: rect, tint)
  }

  /// Days beyond the picker's limits are grey.
  private func color(of day: Int) -> UIColor {
    let offset = day - calendar.component(.day, from: date)
    guard picker.isEnabled, let shown = calendar.date(byAdding: .day, value: offset, to: date) else {
      return .tertiaryLabel
    }
    let start = calendar.startOfDay(for: shown)
    if let high = picker.maximumDate, start > high { return .tertiaryLabel }
    if let low = picker.minimumDate, start < calendar.startOfDay(for: low) { return .tertiaryLabel }
    return .label
  }

  // MARK: Time

  private var timeFields: CompactDateFields {
    CompactDateFields(picker: picker, format: format, date: date, showsDate: false, showsTime: true)
  }

  private var timeRect: CGRect {
    CGRect(
      x: Self.margin, y: calendarHeight, width: max(0, bounds.width - 2 * Self.margin), height: Self.heights.time)
  }

  private func timeItems() -> [ContentItem] {
    guard showsTime else { return [] }
    var label = text(Self.word(in: format.locale), size: 17)
    label.alignment = .natural
    return label.items(in: timeRect, .label) + timeFields.items(in: timeRect)
  }

  /// Returns the word beside the time. Only English is known; other languages show none.
  private static func word(in locale: Locale) -> String {
    locale.language.languageCode == .english ? "Time" : ""
  }

  // MARK: Drawing

  func items() -> [ContentItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return monthItems() + weekdayItems() + dayItems() + timeItems()
  }

  /// Returns the month, the selected day and the time.
  func text() -> (string: String, typeset: TypesetText)? {
    let month = title
    var strings = [month.string, format.number(calendar.component(.day, from: date))]
    var blocks = [month.typeset(in: picker.directed(titleRect))]
    if showsTime, let time = timeFields.text(in: timeRect) {
      strings.append(time.string)
      blocks.append(time.typeset)
    }
    return (strings.joined(separator: " | "), .joined(blocks))
  }
}
