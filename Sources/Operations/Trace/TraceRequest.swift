/// The request of `trace`.
package struct TraceRequest: Codable, Sendable {
  /// Whether each view is listed with the constraints that it owns.
  package let listsConstraints: Bool

  package init(listsConstraints: Bool = false) { self.listsConstraints = listsConstraints }
}
