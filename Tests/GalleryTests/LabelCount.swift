import LPLayoutModel
import Foundation
import LPScene

@testable import LPDrawing

/// What lies over what in a finished picture: labels of annotations, each other, and the ink of the screen's text.
struct LabelCount {
  private(set) var labels: [(id: String, rect: CGRect)] = []
  private(set) var inks: [CGRect] = []
  private let fonts: FontSet

  init(_ scene: Scene, fonts: FontSet) {
    self.fonts = fonts
    for item in scene.items { visit(item, at: .zero, clip: CGRect(origin: .zero, size: scene.size), isContent: false) }
  }

  /// Pairs that share some area.
  var overlapping: [(String, String)] {
    labels.indices.flatMap { one in
      labels[(one + 1)...].filter { Self.area(labels[one].rect, $0.rect) > 0.01 }.map { (labels[one].id, $0.id) }
    }
  }

  /// Labels that cover ink of a line of text.
  var overText: [String] {
    labels.filter { label in inks.contains { Self.area(label.rect, $0) > 0.01 } }.map(\.id)
  }

  private static func area(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let shared = a.intersection(b)
    return shared.isNull ? 0 : shared.width * shared.height
  }

  private mutating func visit(_ item: SceneItem, at offset: CGPoint, clip: CGRect, isContent: Bool) {
    switch item {
    case .group(let group):
      // A label's plate is the first thing that it paints.
      if group.id.contains("/label."), case .fill(let plate, _)? = group.items.first {
        labels.append((group.id, plate.controlPointBounds.offsetBy(dx: offset.x, dy: offset.y)))
        return
      }
      guard group.opacity > 0.02 else { return }
      let inner = CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
      var area = clip
      if let path = group.clip { area = area.intersection(path.controlPointBounds.offsetBy(dx: inner.x, dy: inner.y)) }
      guard !area.isNull else { return }
      for child in group.items {
        visit(child, at: inner, clip: area, isContent: isContent || group.kind == .view)
      }
    case .glyphs(let run, let place, _) where isContent:
      let ink = ink(of: run).offsetBy(dx: offset.x + place.x, dy: offset.y + place.y).intersection(clip)
      if !ink.isNull { inks.append(ink) }
    default: break
    }
  }

  /// Around the outlines of all glyphs; null where there are none.
  private func ink(of run: GlyphRun) -> CGRect {
    guard let file = fonts.file(named: run.font) else { return .null }
    let scale = run.size / CGFloat(file.unitsPerEm)
    return zip(run.glyphs, run.positions).reduce(CGRect.null) { rect, glyph in
      let outline = fonts.glyphs.outline(of: glyph.0, in: file)
      guard !outline.elements.isEmpty else { return rect }
      let box = outline.controlPointBounds
      return rect.union(
        CGRect(
          x: glyph.1.x + box.minX * scale, y: glyph.1.y - box.maxY * scale, width: box.width * scale,
          height: box.height * scale))
    }
  }
}
