import Foundation
import Testing

@testable import LPCatalogs

@Suite struct PreviewTimeZoneTests {
  @Test func `Dates are the same in every time zone and locale of the machine`() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Tokyo", 1)
      setenv("LC_ALL", "ar_EG.UTF-8", 1)
      PreviewTimeZone.set()
      let date = Date(timeIntervalSinceReferenceDate: 789_012_345)
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.short, .full)
      precondition(TimeZone.current.identifier == "Etc/UTC")
      precondition(date.formatted(date: .omitted, time: .shortened).hasPrefix("2:05"))
      precondition(formatter.string(from: date).contains("2:05:45"))
      precondition(Calendar.current.component(.hour, from: date) == 2)
      precondition(Locale.current.identifier == "en_001" && Calendar.current.identifier == .gregorian)
      var seconds = time_t(date.timeIntervalSince1970)
      precondition(localtime(&seconds).pointee.tm_hour == 2)
    }
  }
}
