/// Which goldens `record`, or a test, writes. A test writes none under `CI`.
public enum GoldenRecording: String, Hashable, Codable, Sendable, CaseIterable {
  /// Records goldens that are missing.
  case missing
  /// Records goldens that are missing, differ, cannot be read, or were made in another environment.
  case changed
  /// Records all goldens, those that are the same too.
  case all
  /// Records nothing.
  case never

  func admits(_ verdict: GoldenVerdict) -> Bool {
    switch (self, verdict) {
    case (.never, _): false
    case (.all, _): true
    case (.missing, .missing): true
    case (.missing, _): false
    case (.changed, .same): false
    case (.changed, _): true
    }
  }
}
