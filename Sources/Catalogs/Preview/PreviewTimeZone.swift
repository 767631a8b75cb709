import Foundation

/// Sets the current time zone that previews see, so that dates in them are the same on every machine.
package enum PreviewTimeZone {
  static let name = "Etc/UTC"

  /// Sets the time zone of this process and of the processes that it starts. Locale and calendar need no setting:
  /// Foundation does not read them from the environment on Linux.
  package static func set() {
    setenv("TZ", name, 1)
    tzset()
    if let zone = TimeZone(identifier: name) { NSTimeZone.default = zone }
  }
}
