@_spi(Views) public import LPAutoLayout
public import Foundation

/// A control for a date, a time or a duration.
///
/// Texts, digits and the order of fields are those of the preview's language. A picker shows a fixed date unless it is
/// given one, in Greenwich Mean Time unless it is given a time zone, so that pictures are the same on every day and
/// machine.
open class UIDatePicker: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Year, month and day.
    case date
    /// Day, hour and minute.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// Year and month.
    case yearAndMonth = 4269
  }

  /// The date of a picker that is given none: 9 January 2007, 9:41 in Greenwich. In an app it is the time at which the
  /// picker was made.
  package nonisolated static let restingDate = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// The mode: a time, a date, both, or a duration.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The locale of texts and digits; `nil` for that of the preview's language.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar; `nil` for that of the locale.
  open var calendar: Calendar! { didSet { changed() } }
  /// The time zone; `nil` for that of the calendar, if one is given, or else Greenwich Mean Time.
  open var timeZone: TimeZone? { didSet { changed() } }
  /// The earliest date that can be picked; ignored if it is later than the latest one.
  open var minimumDate: Date? { didSet { changed() } }
  /// The latest date that can be picked.
  open var maximumDate: Date? { didSet { changed() } }
  /// The minutes from one row to the next: a divisor of 60 up to 30. Others count as 1, as in UIKit.
  open var minuteInterval = 1 { didSet { changed() } }
  /// Whether `date` is rounded down to `minuteInterval`.
  open var roundsToMinuteInterval = true { didSet { changed() } }
  /// The style that is asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }

  private var givenDate = UIDatePicker.restingDate
  private var givenDuration: TimeInterval = 0
  private var madeFormat: DatePickerFormat?

  @_spi(Views) open override func environmentChanged() { madeFormat = nil }

  private func changed() {
    madeFormat = nil
    invalidateIntrinsicContentSize()
  }

  // MARK: Value

  /// The range of dates that can be shown: the years 1 to 9999.
  private static let earliest = Date(timeIntervalSinceReferenceDate: -63_113_817_600)
  private static let latest = Date(timeIntervalSinceReferenceDate: 252_423_820_800)

  /// The date, within the limits.
  open var date: Date {
    get {
      let limits = limits
      let date = min(max(givenDate, limits.lowerBound), limits.upperBound)
      guard roundsToMinuteInterval else { return date }
      let down = rounded(date)
      if limits.contains(down) { return down }
      let up = down.addingTimeInterval(Double(usableMinuteInterval) * 60)
      return limits.contains(up) ? up : date
    }
    set {
      givenDate = newValue.timeIntervalSinceReferenceDate.isFinite ? newValue : Self.restingDate
      changed()
    }
  }

  /// The dates that can be picked.
  private var limits: ClosedRange<Date> {
    let low = minimumDate ?? .distantPast
    let high = maximumDate ?? .distantFuture
    guard low <= high else { return Self.earliest...Self.latest }
    let all = Self.earliest...Self.latest
    return (low...high).clamped(to: all)
  }

  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func rounded(_ date: Date) -> Date {
    let minutes = usableMinuteInterval
    guard minutes > 1 else { return date }
    let minute = format.calendar.component(.minute, from: date)
    return format.calendar.date(byAdding: .minute, value: -(minute % minutes), to: date) ?? date
  }

  /// The minutes from one row to the next.
  var usableMinuteInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// The duration in seconds, up to 23 hours and 59 minutes; whole minutes by the interval, and never none.
  open var countDownDuration: TimeInterval {
    get {
      let step = usableMinuteInterval
      let minutes = Int(min(max(0, givenDuration), 86_340) / 60) / step * step
      return TimeInterval(max(step, minutes) * 60)
    }
    set {
      givenDuration = newValue.isFinite ? newValue : 0
      changed()
    }
  }

  // MARK: Style

  /// The style that is shown. Durations, and years and months, have only wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// The texts of the picker.
  var format: DatePickerFormat {
    if let madeFormat { return madeFormat }
    let locale = locale ?? Locale(identifier: traitCollection.localeIdentifier)
    var shown = calendar ?? locale.calendar
    shown.locale = locale
    shown.timeZone = timeZone ?? (calendar == nil ? .gmt : shown.timeZone)
    let made = DatePickerFormat(locale: locale, calendar: shown)
    madeFormat = made
    return made
  }

  private var showsDate: Bool { datePickerMode != .time }
  private var showsTime: Bool { datePickerMode != .date }

  private var compactFields: CompactDateFields {
    CompactDateFields(picker: self, format: format, date: date, showsDate: showsDate, showsTime: showsTime)
  }

  private var inlineCalendar: InlineCalendar {
    InlineCalendar(picker: self, format: format, date: date, showsTime: showsTime)
  }

  private var wheels: DatePickerWheels { DatePickerWheels(picker: self, format: format, date: date) }

  /// The style that is drawn; a time alone is shown inline as it is in compact style.
  private var look: UIDatePickerStyle {
    datePickerStyle == .inline && datePickerMode == .time ? .compact : datePickerStyle
  }

  // MARK: Size and content

  /// The content size: that of a `UIPickerView` with wheels, of the fields in compact style, and of six weeks inline.
  open override var intrinsicContentSize: CGSize {
    switch look {
    case .wheels: UIPickerView.naturalSize(in: traitCollection)
    case .inline: InlineCalendar.size(showsTime: showsTime)
    case .compact, .automatic: compactFields.size
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    switch look {
    case .wheels: PickerDrawing(view: self, columns: wheels.columns()).text()
    case .inline: inlineCalendar.text()
    case .compact, .automatic: compactFields.text(in: canvas)
    }
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    switch look {
    case .wheels:
      let wheels = wheels
      let columns = wheels.columns()
      let drawing = PickerDrawing(view: self, columns: columns)
      return drawing.band() + drawing.rows() + wheels.labelItems(columns)
    case .inline: return inlineCalendar.items()
    case .compact, .automatic: return compactFields.items(in: canvas)
    }
  }
}
