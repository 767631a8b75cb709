/// One layout guide of a layout text.
package struct LayoutTextGuide: Hashable, Codable, Sendable {
  /// As equations show it: `card.margins`.
  package var name: String
  /// `margins`, `safeArea`, `custom`…
  package var kind: String
  package var frame: LayoutTextRect
}
