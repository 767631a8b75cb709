import Foundation

/// The texts of a date picker in its locale, calendar and time zone, and the order of their fields.
@MainActor
final class DatePickerFormat {
  let locale: Locale
  let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]

  /// - Parameter calendar: a calendar with the time zone that dates are shown in.
  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  /// A field of a date, such as the day, in a pattern of Unicode TR 35.
  struct Field: Equatable {
    /// The letters: `d`, `MMMM`, `hh`.
    var letters: String
    /// The text that follows directly, such as the dot of `9.` or the character of `9日`.
    var suffix = ""

    var letter: Character { letters.first ?? " " }
  }

  /// Returns the locale's pattern for a set of fields, such as `MMMM d, y` for `yMMMMd`.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Returns the fields of a template in the locale's order.
  func fields(_ template: String) -> [Field] { Self.fields(of: pattern(template)) }

  nonisolated static func fields(of pattern: String) -> [Field] {
    var fields: [Field] = []
    var isQuoted = false
    var isBesideField = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if character.isASCII, character.isLetter, !isQuoted {
        if isBesideField, let last = fields.indices.last, fields[last].letter == character, fields[last].suffix.isEmpty
        {
          fields[last].letters.append(character)
        } else {
          fields.append(Field(letters: String(character)))
        }
        isBesideField = true
      } else if character.isWhitespace || ",،、:/-".contains(character) {
        isBesideField = false
      } else if isBesideField, let last = fields.indices.last {
        fields[last].suffix.append(character)
      }
    }
    return fields
  }

  /// Returns a date by a pattern.
  func text(_ date: Date, _ pattern: String) -> String {
    if let formatter = formatters[pattern] { return formatter.string(from: date) }
    let formatter = formatter()
    formatter.dateFormat = pattern
    formatters[pattern] = formatter
    return formatter.string(from: date)
  }

  /// Returns a date in the locale's style.
  func text(_ date: Date, date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style) -> String {
    let formatter = formatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// Returns a number in the locale's digits.
  ///
  /// - Parameter digits: the least number of digits.
  func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(
      IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(max(1, digits)...)))
  }

  /// Returns the word for a number of hours or minutes, without the number.
  func unit(of value: Int, _ unit: Duration.UnitsFormatStyle.Unit, isShort: Bool) -> String {
    let seconds = unit == .hours ? value * 3600 : value * 60
    let style = Duration.UnitsFormatStyle.units(
      allowed: [unit], width: isShort ? .abbreviated : .wide, zeroValueUnits: .show(length: 1))
    let text = Duration.seconds(seconds).formatted(style.locale(locale))
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// The names of the days of the week, in capitals, from the calendar's first one.
  var weekdays: [String] {
    let formatter = formatter()
    let names = formatter.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = max(0, min(names.count - 1, calendar.firstWeekday - 1))
    return names.isEmpty ? [] : Array(names[first...] + names[..<first])
  }
}
