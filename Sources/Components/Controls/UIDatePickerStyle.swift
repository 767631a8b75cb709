/// How a date picker looks. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice: compact, and wheels for durations, and for years and months.
  case automatic = 0
  /// Wheels.
  case wheels
  /// The date and the time on grey fields, which would show a calendar when tapped.
  case compact
  /// A calendar; a time is shown as by `compact`.
  case inline
}
