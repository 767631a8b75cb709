import LPLayoutModel
import LPDrawing
import Foundation
import LPScene
import LPSourceNames

/// Draws a small picture that nobody sees: the first picture of a process opens fonts, looks up types and touches new
/// memory, and much of that can be done while the layout is calculated in another thread.
///
/// The preview's own code runs at the same time. Code that closes descriptors which it has not opened, or changes the
/// environment, races with this thread for some milliseconds.
struct Rehearsal: Sendable {
  let typesetter: PangoTypesetter
  let renderer: PNGRenderer
  let sources: SourceNames
  /// The path of the preview's source.
  let source: String
  /// The size of the picture to come, in points.
  let size: CGSize
  let scale: Int

  func run() {
    let text = typesetter.typeset(TextRequest(string: "Text", font: UIFont.systemFont(ofSize: 17)))
    sources.prepare(source)
    let frame = CGRect(x: 0, y: 0, width: 64, height: 32)
    let letters = text.lines.flatMap { line in
      line.runs.map { SceneItem.glyphs($0, at: .zero, RGBA(red: 0, green: 0, blue: 0)) }
    }
    let card = Path.roundedRect(frame, radius: 8)
    let group = SceneItem.Group(
      kind: .view, id: "", clip: card, items: [.fill(card, RGBA(red: 1, green: 1, blue: 1))] + letters)
    _ = try? renderer.png(Scene(size: frame.size, items: [.group(group)]), scale: scale)
    // A picture takes this memory, so it comes after this one.
    PNGRenderer.prepare(size, scale: scale)
  }
}
