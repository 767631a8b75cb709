@_spi(Views) import LPAutoLayout
@testable import LPAutoLayout
@testable import LPComponents
import Foundation
import Testing

/// The value, the styles and the sizes of date pickers.
@MainActor
struct DatePickerTests {
  private static let noon = Date(timeIntervalSinceReferenceDate: 190_036_800)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }

  @Test func `a picker begins with a fixed date`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660))
    #expect(picker.format.text(picker.date, "y-MM-dd HH:mm") == "2007-01-09 09:41")
  }

  @Test func `the date stays within the limits, unless they contradict each other`() {
    let picker = picker(.date)
    picker.date = Self.noon
    picker.minimumDate = Self.noon.addingTimeInterval(3600)
    #expect(picker.date == picker.minimumDate)
    picker.minimumDate = nil
    picker.maximumDate = Self.noon.addingTimeInterval(-3600)
    #expect(picker.date == picker.maximumDate)
    picker.minimumDate = Self.noon.addingTimeInterval(3600)
    #expect(picker.date == Self.noon)
  }

  @Test func `the date is rounded down to the interval, if it is one that divides an hour`() {
    let picker = picker(.time)
    picker.date = Self.noon.addingTimeInterval(44 * 60)
    picker.minuteInterval = 15
    #expect(picker.date == Self.noon.addingTimeInterval(30 * 60))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Self.noon.addingTimeInterval(44 * 60))
    picker.roundsToMinuteInterval = true
    for other in [7, 45, 0, -5] {
      picker.minuteInterval = other
      #expect(picker.date == Self.noon.addingTimeInterval(44 * 60), "\(other)")
    }
  }

  @Test func `rounding to the interval stays within the limits, or is left out`() {
    let picker = picker(.time)
    picker.minuteInterval = 15
    picker.date = Self.noon.addingTimeInterval(20 * 60)
    picker.minimumDate = Self.noon.addingTimeInterval(16 * 60)
    #expect(picker.date == Self.noon.addingTimeInterval(30 * 60))
    picker.maximumDate = Self.noon.addingTimeInterval(25 * 60)
    #expect(picker.date == Self.noon.addingTimeInterval(20 * 60))
    picker.minimumDate = Self.noon
    #expect(picker.date == Self.noon.addingTimeInterval(15 * 60))
  }

  @Test func `dates that no calendar has become the nearest ones, and are laid out`() {
    for seconds in [-1e300, -1e12, 1e12, 1e300, .nan, .infinity] {
      for mode in [UIDatePicker.Mode.date, .dateAndTime, .yearAndMonth] {
        let picker = picker(mode, seconds > 0 ? .inline : .wheels)
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 348)
        picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        let year = picker.format.calendar.component(.year, from: picker.date)
        #expect((1...9999).contains(year) && !picker.contentItems().isEmpty, "\(seconds)")
      }
    }
  }

  @Test func `a duration is in whole minutes by the interval, below a day and never none`() {
    let picker = picker(.countDownTimer)
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    picker.minuteInterval = 5
    #expect(picker.countDownDuration == 3600)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_100)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 300)
  }

  @Test func `the automatic style is compact, and wheels where nothing else shows the mode`() {
    for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] { #expect(picker(mode).datePickerStyle == .compact) }
    #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
    #expect(picker(.yearAndMonth, .inline).datePickerStyle == .wheels)
    #expect(picker(.date, .inline).datePickerStyle == .inline)
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4269)
  }

  @Test func `each style has its size`() {
    let stage = Stage(scale: 3)
    stage.make {
      let compact = picker(.time).intrinsicContentSize
      #expect(abs(compact.height - 34.333) < 0.01)
      let date = picker(.date).intrinsicContentSize
      #expect(picker(.dateAndTime).intrinsicContentSize.width > compact.width + date.width)
      #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
      #expect(picker(.date, .inline).intrinsicContentSize == CGSize(width: 320, height: 348))
      #expect(picker(.dateAndTime, .inline).intrinsicContentSize == CGSize(width: 320, height: 392))
      // A time alone is a field.
      #expect(picker(.time, .inline).intrinsicContentSize == compact)
    }
    let large = Stage(category: .accessibilityExtraLarge)
    large.make {
      #expect(picker(.time).intrinsicContentSize.height > 50)
      #expect(picker(.date, .wheels).intrinsicContentSize.height == 216)
    }
  }
}
