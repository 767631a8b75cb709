/// A rectangle of a layout text, in points from the screen's top left.
package struct LayoutTextRect: Hashable, Codable, Sendable {
  package var x: LayoutNumber
  package var y: LayoutNumber
  package var width: LayoutNumber
  package var height: LayoutNumber
}

extension LayoutTextRect {
  /// `213,50 146×34`
  package var description: String {
    "\(x.description),\(y.description) \(width.description)×\(height.description)"
  }

  /// Reads what `description` writes; fails for anything else.
  package init?(text: some StringProtocol) {
    let halves = text.split(separator: " ", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let origin = halves[0].split(separator: ",", omittingEmptySubsequences: false)
    let size = halves[1].split(separator: "×", omittingEmptySubsequences: false)
    guard origin.count == 2, size.count == 2, let x = LayoutNumber(text: origin[0]),
      let y = LayoutNumber(text: origin[1]), let width = LayoutNumber(text: size[0]),
      let height = LayoutNumber(text: size[1])
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
