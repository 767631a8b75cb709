import Foundation
import LPSnapshots

/// Which goldens a test writes. Under `CI` none is ever written.
public enum GoldenRecording: String, Hashable, Sendable {
  case never, missing, changed, all

  /// The value of the environment variable `PREVIEW_RECORD`; `never` without it, and for any other word.
  public static var fromEnvironment: GoldenRecording {
    ProcessInfo.processInfo.environment["PREVIEW_RECORD"].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }

  var mode: RecordMode { RecordMode(rawValue: rawValue) ?? .never }
}
