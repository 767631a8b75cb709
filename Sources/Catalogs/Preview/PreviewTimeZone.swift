import Foundation

/// The time zone that previews find as the current one, so that dates in them are the same on every machine.
package enum PreviewTimeZone {
  static let name = "Etc/UTC"

  /// Sets the time zone of this process, and of those that it starts. Locale and calendar need no setting: Foundation
  /// reads neither from the environment on Linux.
  package static func set() {
    setenv("TZ", name, 1)
    tzset()
    if let zone = TimeZone(identifier: name) { NSTimeZone.default = zone }
  }
}
