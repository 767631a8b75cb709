/// The goldens that `record` writes.
package enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  case missing
  /// Records goldens that are missing, differ, cannot be read, or were made in another environment.
  case changed
  case all
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
