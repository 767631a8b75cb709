import LPComponents
import Foundation

extension ContentReader {
  func apply(_ picker: UIDatePicker) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    picker.datePickerMode = reader["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
    picker.preferredDatePickerStyle = style(of: picker)
    if let minutes = reader.number("minuteInterval") { picker.minuteInterval = Int(min(max(minutes, 1), 60)) }
    if let seconds = reader.number("countDownDuration") { picker.countDownDuration = seconds }
    // A picker that begins with the current date shows a fixed one here.
    if reader.flag("useCurrentDate") != true, let date = date("date") { picker.date = date }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    picker.locale = reader.child(key: "locale")?["localeIdentifier"].map { Locale(identifier: $0) }
    picker.timeZone = reader.child(key: "timeZone")?["name"].flatMap { TimeZone(identifier: $0) }
    applyAlignment(picker)
  }

  /// Returns the style. Until Xcode 11 wheels were the only one, which a picker without a style keeps where it was saved
  /// as high as wheels are.
  private func style(of picker: UIDatePicker) -> UIDatePickerStyle {
    switch reader["style"] {
    case "wheels": return .wheels
    case "compact": return .compact
    case "inline": return .inline
    default:
      let height = reader.child(key: "frame")?.number("height") ?? 0
      return height >= 140 ? .wheels : .automatic
    }
  }

  private func date(_ key: String) -> Date? {
    // Seconds exceed what lengths may be.
    reader.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init).flatMap {
      $0.isFinite ? Date(timeIntervalSinceReferenceDate: $0) : nil
    }
  }

  /// Returns what a button shows of its menu: the selected element, of a pop-up button.
  func menuSelection() -> MenuSelection? {
    guard reader.flag("showsMenuAsPrimaryAction") == true, reader.flag("changesSelectionAsPrimaryAction") == true,
      let menu = reader.child(key: "menu")
    else { return nil }
    let elements = elements(of: menu)
    guard let shown = elements.first(where: { $0["state"] == "on" }) ?? elements.first,
      let title = localized("title", shown["title"], of: shown)
    else { return nil }
    return MenuSelection(title: title, image: image(shown))
  }

  private func elements(of menu: DocumentElement) -> [DocumentElement] {
    (menu.child("children") ?? menu.child("menuElements"))?.children.flatMap { child in
      child.tag == "menu" ? elements(of: child) : [child]
    } ?? []
  }
}
