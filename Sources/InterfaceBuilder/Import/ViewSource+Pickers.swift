import LPComponents
import Foundation

extension ViewSource {
  /// The expression of a picker with the rows that it shows in the editor.
  static var picker: String {
    let titles = CanvasPicker.titles.map { SwiftText.literal($0) }.joined(separator: ", ")
    return "PickerView(verbatim: [[\(titles)]], selected: [\(CanvasPicker.selected)])"
  }

  mutating func add(_ picker: UIDatePicker) {
    set("datePickerMode", picker.datePickerMode, unless: .dateAndTime) { ".\($0)" }
    set("preferredDatePickerStyle", picker.preferredDatePickerStyle, unless: .automatic) { ".\($0)" }
    set("minuteInterval", picker.minuteInterval, unless: 1) { "\($0)" }
    if picker.datePickerMode == .countDownTimer {
      set("countDownDuration", SwiftText.number(CGFloat(picker.countDownDuration)))
    }
    set("minimumDate", picker.minimumDate, unless: nil) { Self.date($0) }
    set("maximumDate", picker.maximumDate, unless: nil) { Self.date($0) }
    set("date", picker.date, unless: UIDatePicker(frame: .zero).date) { Self.date($0) }
    set("locale", picker.locale, unless: nil) { $0.map { "Locale(identifier: \(SwiftText.literal($0.identifier)))" }! }
    set("timeZone", picker.timeZone, unless: nil) {
      $0.map { "TimeZone(identifier: \(SwiftText.literal($0.identifier)))" }!
    }
    set("contentHorizontalAlignment", picker.contentHorizontalAlignment, unless: .center) { ".\($0)" }
  }

  private static func date(_ date: Date?) -> String {
    "Date(timeIntervalSinceReferenceDate: \(date?.timeIntervalSinceReferenceDate ?? 0))"
  }
}
