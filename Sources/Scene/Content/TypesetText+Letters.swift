import LPLayoutModel
import Foundation

extension TypesetText {
  /// Returns the letters; neighbours with the same shadow are a group, which casts it.
  ///
  /// - Parameter id: the start of the groups' identifiers.
  func letters(at place: CGPoint, _ color: RGBA, id: String) -> [SceneItem] {
    let runs = lines.flatMap(\.runs)
    guard runs.contains(where: { $0.shadow != nil }) else {
      return runs.map { .glyphs($0, at: place, $0.color ?? color) }
    }
    var items: [SceneItem] = []
    var rest = runs[...]
    while let first = rest.first {
      let part = rest.prefix { $0.shadow == first.shadow }
      rest = rest.dropFirst(part.count)
      let letters = part.map { SceneItem.glyphs($0, at: place, $0.color ?? color) }
      guard let shadow = first.shadow else {
        items += letters
        continue
      }
      var group = SceneItem.Group(kind: .plain, id: "\(id)/\(items.count)", items: letters)
      group.shadow = ShadowPaint(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
      items.append(.group(group))
    }
    return items
  }
}
