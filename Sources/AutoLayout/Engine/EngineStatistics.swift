/// How often an engine did what.
package struct EngineStatistics: Sendable {
  /// Solutions from scratch.
  package var builds = 0
  /// Solutions with changed constants only.
  package var updates = 0
  /// Calls of `layoutSubviews`.
  package var layouts = 0
}
