import Foundation

/// The columns of a date picker with wheels.
@MainActor
struct DatePickerWheels {
  let picker: UIDatePicker
  let format: DatePickerFormat
  /// The date that is shown, by the picker's limits and interval.
  let date: Date

  private var calendar: Calendar { format.calendar }
  /// The space at either side of a column's text, in points; Flutter's date picker has as much.
  private static let padding: CGFloat = 12

  // MARK: Columns

  /// Returns the columns at their places: beside each other and centred, in a right-to-left layout from the right.
  func columns() -> [PickerColumn] {
    var columns = ordered()
    let reach = PickerWheel(height: picker.bounds.height, rowHeight: PickerWheel.rowHeight).reach
    for index in columns.indices {
      columns[index].width = columns[index].textWidth(reach: reach).rounded(.up) + 2 * Self.padding
    }
    let labels = labels(of: columns.count).map { $0.measure().size.width.rounded(.up) + 4 }
    let room = max(0, picker.bounds.width - 2 * PickerWheel.band.margin)
    let total = columns.reduce(0) { $0 + $1.width } + labels.reduce(0, +)
    if total > room, let widest = columns.indices.max(by: { columns[$0].width < columns[$1].width }) {
      columns[widest].width = max(0, columns[widest].width - (total - room))
    }
    var x = max(PickerWheel.band.margin, (picker.bounds.width - total) / 2)
    for index in columns.indices {
      let outer = CGRect(x: x, y: 0, width: columns[index].width, height: 0)
      let inner = picker.directed(outer).insetBy(dx: min(Self.padding, outer.width / 2), dy: 0)
      (columns[index].x, columns[index].width) = (inner.minX, inner.width)
      x += outer.width + (labels.indices.contains(index) ? labels[index] : 0)
    }
    return columns
  }

  private func ordered() -> [PickerColumn] {
    switch picker.datePickerMode {
    case .time: format.fields("jmm").compactMap(column)
    case .date: format.fields("yMMMMd").compactMap(column)
    case .yearAndMonth: format.fields("yMMMM").compactMap(column)
    case .dateAndTime: [days()] + format.fields("jmm").compactMap(column)
    case .countDownTimer: [hoursOfDuration(), minutesOfDuration()]
    }
  }

  private func column(_ field: DatePickerFormat.Field) -> PickerColumn? {
    switch field.letter {
    case "y", "u", "U", "r": years(field)
    case "M", "L": months(field)
    case "d": daysOfMonth(field)
    case "h", "H", "K", "k": hours(field)
    case "m": minutes(field)
    case "a", "b", "B": halves()
    default: nil
    }
  }

  private func text(_ string: String, _ font: UIFont, _ alignment: NSTextAlignment) -> ControlText {
    ControlText(view: picker, string: string, font: font, alignment: alignment)
  }

  private var trailing: NSTextAlignment { picker.isRightToLeft ? .left : .right }
  private var leading: NSTextAlignment { picker.isRightToLeft ? .right : .left }

  /// Makes a column of numbers.
  ///
  /// - Parameter date: the date for a number; rows whose date is beyond the picker's limits are grey.
  private func numbers(
    _ field: DatePickerFormat.Field, _ range: Range<Int>, _ selected: Int, step: Int = 1, isCyclic: Bool = true,
    date: @escaping (Int) -> Date?
  ) -> PickerColumn {
    let count = max(1, (range.count + step - 1) / step)
    return PickerColumn(count: count, selected: (selected - range.lowerBound) / step, isCyclic: isCyclic) {
      index, font in
      let value = range.lowerBound + index * step
      let string = format.number(value, digits: field.letters.count) + field.suffix
      return PickerColumn.Row(text: text(string, font, trailing), color: color(of: date(value)))
    }
  }

  private func color(of date: Date?, by unit: Calendar.Component? = nil) -> UIColor {
    guard let date else { return .tertiaryLabel }
    let (low, high) = (picker.minimumDate ?? .distantPast, picker.maximumDate ?? .distantFuture)
    guard low <= high else { return .label }
    guard let unit else { return low <= date && date <= high ? .label : .tertiaryLabel }
    let isLow = calendar.compare(date, to: low, toGranularity: unit) == .orderedAscending
    let isHigh = calendar.compare(date, to: high, toGranularity: unit) == .orderedDescending
    return isLow || isHigh ? .tertiaryLabel : .label
  }

  // MARK: Dates

  private func years(_ field: DatePickerFormat.Field) -> PickerColumn {
    let year = calendar.component(.year, from: date)
    let digits = DatePickerFormat.Field(letters: "y", suffix: field.suffix)
    var column = numbers(digits, 1..<10_000, year, isCyclic: false) { _ in date }
    let plain = column.row
    column.row = { index, font in
      guard var row = plain(index, font) else { return nil }
      let shown = calendar.date(byAdding: .year, value: index + 1 - year, to: date)
      row.color = color(of: shown, by: .year)
      return row
    }
    return column
  }

  private func months(_ field: DatePickerFormat.Field) -> PickerColumn {
    let month = calendar.component(.month, from: date)
    let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
    return PickerColumn(count: count, selected: month - 1, isCyclic: true) { index, font in
      let shown = calendar.date(byAdding: .month, value: index + 1 - month, to: date) ?? date
      let isNumber = field.letters.count < 3
      let string =
        (isNumber
          ? format.number(index + 1, digits: field.letters.count) : format.text(shown, field.letters)) + field.suffix
      return PickerColumn.Row(
        text: text(string, font, isNumber ? trailing : leading), color: color(of: shown, by: .month))
    }
  }

  private func daysOfMonth(_ field: DatePickerFormat.Field) -> PickerColumn {
    let day = calendar.component(.day, from: date)
    let most = calendar.maximumRange(of: .day)?.upperBound ?? 32
    let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<most
    return numbers(field, 1..<most, day) { value in
      guard days.contains(value) else { return nil }
      let shown = calendar.date(byAdding: .day, value: value - day, to: date)
      // Within the limits' days every time counts.
      return shown.map { clampedToDay($0) }
    }
  }

  /// Returns a date whose time of day is within the limits if its day is.
  private func clampedToDay(_ date: Date) -> Date {
    if let low = picker.minimumDate, date < low, calendar.isDate(date, inSameDayAs: low) { return low }
    if let high = picker.maximumDate, date > high, calendar.isDate(date, inSameDayAs: high) { return high }
    return date
  }

  /// Makes the column of days with weekdays, such as `Tue Jan 9`: as many as are in sight.
  private func days() -> PickerColumn {
    let pattern = format.pattern("EEEMMMd").filter { !",،".contains($0) }
    let middle = 50
    return PickerColumn(count: 2 * middle + 1, selected: middle) { index, font in
      let shown = calendar.date(byAdding: .day, value: index - middle, to: date) ?? date
      return PickerColumn.Row(
        text: text(format.text(shown, pattern), font, trailing), color: color(of: shown, by: .day))
    }
  }

  // MARK: Times

  private func hours(_ field: DatePickerFormat.Field) -> PickerColumn {
    let hour = calendar.component(.hour, from: date)
    func shown(_ value: Int) -> Date? { calendar.date(byAdding: .hour, value: value - hour, to: date) }
    switch field.letter {
    case "H", "k": return numbers(field, 0..<24, hour, date: shown)
    default:
      // Twelve comes before one.
      let half = hour / 12 * 12
      return PickerColumn(count: 12, selected: hour % 12, isCyclic: true) { index, font in
        let value = index == 0 && field.letter == "h" ? 12 : index
        let string = format.number(value, digits: field.letters.count) + field.suffix
        return PickerColumn.Row(text: text(string, font, trailing), color: color(of: shown(half + index)))
      }
    }
  }

  private func minutes(_ field: DatePickerFormat.Field) -> PickerColumn {
    let minute = calendar.component(.minute, from: date)
    return numbers(field, 0..<60, minute, step: picker.usableMinuteInterval) {
      calendar.date(byAdding: .minute, value: $0 - minute, to: date)
    }
  }

  private func halves() -> PickerColumn {
    let hour = calendar.component(.hour, from: date)
    let isAfternoon = hour >= 12
    return PickerColumn(count: 2, selected: isAfternoon ? 1 : 0) { index, font in
      let shown = calendar.date(byAdding: .hour, value: (index - (isAfternoon ? 1 : 0)) * 12, to: date) ?? date
      return PickerColumn.Row(text: text(format.text(shown, "a"), font, leading), color: color(of: shown))
    }
  }

  // MARK: Durations

  private var minutesInAll: Int { Int(picker.countDownDuration / 60) }

  private func hoursOfDuration() -> PickerColumn {
    numbers(.init(letters: "H"), 0..<24, minutesInAll / 60, isCyclic: false) { _ in date }.withoutLimits
  }

  private func minutesOfDuration() -> PickerColumn {
    numbers(.init(letters: "m"), 0..<60, minutesInAll % 60, step: picker.usableMinuteInterval) { _ in date }
      .withoutLimits
  }

  /// Returns the words beside the numbers of a duration: `hours` and `min`.
  private func labels(of count: Int) -> [ControlText] {
    guard picker.datePickerMode == .countDownTimer, count == 2 else { return [] }
    let words = [
      format.unit(of: minutesInAll / 60, .hours, isShort: false),
      format.unit(of: minutesInAll % 60, .minutes, isShort: true),
    ]
    return words.map { text($0, .systemFont(ofSize: 17, weight: .semibold), leading) }
  }

  /// Returns the words of a duration at their places beside the columns.
  func labelItems(_ columns: [PickerColumn]) -> [ContentItem] {
    zip(labels(of: columns.count), columns).compactMap { label, column in
      let width = label.measure().size.width.rounded(.up)
      let gap: CGFloat = 6
      let x = picker.isRightToLeft ? column.x - gap - width : column.x + column.width + gap
      return label.item(in: CGRect(x: x, y: 0, width: width, height: picker.bounds.height), .label)
    }
  }
}

extension PickerColumn {
  /// The column with all rows in the colour of text.
  fileprivate var withoutLimits: PickerColumn {
    var column = self
    let plain = row
    column.row = { index, font in
      var row = plain(index, font)
      row?.color = .label
      return row
    }
    return column
  }
}
