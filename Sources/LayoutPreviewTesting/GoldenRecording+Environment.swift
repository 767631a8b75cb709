import Foundation
public import LPSnapshots

// Which goldens a test writes, and how much a picture may differ, without another import.
@_exported public import enum LPSnapshots.GoldenRecording
@_exported public import struct LPSnapshots.PictureTolerance

extension GoldenRecording {
  /// The value of the environment variable `PREVIEW_RECORD`; `never` without it, and for any other word.
  public static var fromEnvironment: GoldenRecording {
    ProcessInfo.processInfo.environment["PREVIEW_RECORD"].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }
}
