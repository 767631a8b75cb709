/// Counts what an engine did.
package struct EngineStatistics: Sendable {
  /// The number of solutions from scratch.
  package var builds = 0
  /// The number of solutions in which only constants changed, and of parts solved by themselves.
  package var updates = 0
  /// The number of calls of `layoutSubviews`.
  package var layouts = 0
}
