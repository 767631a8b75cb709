import Foundation
public import Snapshots

// Which goldens a test writes, and how much a picture may differ, without another import.
@_exported public import enum Snapshots.GoldenRecording
@_exported public import struct Snapshots.PictureTolerance

extension GoldenRecording {
  /// The value of the environment variable `PREVIEW_RECORD`; `never` without it, and for any other word.
  public static var fromEnvironment: GoldenRecording {
    ProcessInfo.processInfo.environment["PREVIEW_RECORD"].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }
}
