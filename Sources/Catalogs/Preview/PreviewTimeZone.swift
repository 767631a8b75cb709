import Foundation

/// Sets the current time zone that previews see, so that dates in them are the same on every machine.
package enum PreviewTimeZone {
  package static let name = "Etc/UTC"

  /// Sets the time zone of this process and of the processes that it starts. Locale and calendar need no setting:
  /// Foundation does not read them from the environment on Linux.
  package static func set() {
    // Foundation looks at the zone that the process begins with, which need not be set again.
    let isKnown = isOfMachine
    setenv("TZ", name, 1)
    tzset()
    if !isKnown, let zone = TimeZone(identifier: name) { NSTimeZone.default = zone }
  }

  private static var isOfMachine: Bool {
    if let zone = getenv("TZ") { return String(cString: zone) == name }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    return link?.hasSuffix("/zoneinfo/\(name)") ?? false
  }
}
