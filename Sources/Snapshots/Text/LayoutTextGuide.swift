/// One layout guide of a layout text.
package struct LayoutTextGuide: Hashable, Codable, Sendable {
  /// The name as equations show it: `card.margins`.
  package var name: String
  /// The kind: `margins`, `safeArea`, `custom`…
  package var kind: String
  package var frame: LayoutTextRect
}
