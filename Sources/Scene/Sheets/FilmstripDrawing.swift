package import AutoLayout
import Foundation

extension Filmstrip {
  /// Two rows of pictures, a step a column; outlines and numbers where a constraint is broken, and the list of them.
  package func scene(typesetter: any TextMeasuring, options: SceneOptions = SceneOptions()) -> Scene {
    let drawing = FilmstripDrawing(self, options: options, typesetter: typesetter)
    return drawing.scene
  }
}

private struct FilmstripDrawing {
  private let film: Filmstrip
  private let typesetter: any TextMeasuring
  private let palette: Palette
  private let sheet: ContactSheet
  private let layout: SheetLayout
  private let scale: CGFloat

  private static let margin: CGFloat = 20
  private static let largest = CGSize(width: 200, height: 360)

  init(_ film: Filmstrip, options: SceneOptions, typesetter: any TextMeasuring) {
    self.film = film
    self.typesetter = typesetter
    let traits = film.frames[0].interpolated.result.traits
    palette = Palette(traits.userInterfaceStyle)
    scale = traits.displayScale
    var options = options
    options.showsLegend = false
    options.caption = nil
    func cells(_ step: (Filmstrip.Frame) -> LayoutTransition.Step) -> [ContactSheet.Cell] {
      film.frames.map { frame in
        ContactSheet.Cell("", Scene(result: step(frame).result, options: options, typesetter: typesetter))
      }
    }
    sheet = ContactSheet(
      cells: cells(\.interpolated) + cells(\.solved), columns: film.frames.count,
      title: "\(film.title), \(film.timing)", columnLabels: film.frames.map { Filmstrip.milliseconds($0.time) },
      rowLabels: ["frames interpolated", "constants animated"], largest: Self.largest, style: traits.userInterfaceStyle)
    layout = SheetLayout(sheet, typesetter: typesetter, scale: scale)
  }

  var scene: Scene {
    var scene = layout.scene
    var items = Array(scene.items.dropFirst())
    for (index, frame) in film.frames.enumerated() { items += marks(frame, layout.pictureRect(index)) }
    var y = scene.size.height
    let width = max(scene.size.width, 320) - 2 * Self.margin
    for (index, line) in film.findings.enumerated() {
      let font = Font.systemFont(ofSize: 10, weight: index == 0 ? .semibold : .regular)
      let text = typesetter.typeset(
        TextRequest(
          string: line, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
          alignment: .left, scale: scale))
      items += text.items(at: CGPoint(x: Self.margin, y: y), isBreak(index) ? palette.conflict : palette.label)
      y += text.size.height + 3
    }
    scene.size = CGSize(width: width + 2 * Self.margin, height: (y + Self.margin).rounded(.up))
    let ground = SceneItem.fill(.rect(CGRect(origin: .zero, size: scene.size)), palette.surroundings)
    scene.items = [ground] + items
    return scene
  }

  private func isBreak(_ line: Int) -> Bool { (1..<1 + film.breaks.count).contains(line) }

  /// Outlines of the views that broken constraints relate, with the constraints' numbers.
  private func marks(_ frame: Filmstrip.Frame, _ place: CGRect) -> [SceneItem] {
    let result = frame.interpolated.result
    guard !frame.interpolated.breaks.isEmpty, result.size.width > 0 else { return [] }
    let factor = place.width / result.size.width
    var numbers: [(path: String, numbers: [Int])] = []
    for (number, found) in film.breaks.enumerated() where found.first <= frame.time && frame.time <= found.last {
      for path in found.views {
        if let index = numbers.firstIndex(where: { $0.path == path }) {
          if !numbers[index].numbers.contains(number + 1) { numbers[index].numbers.append(number + 1) }
        } else {
          numbers.append((path, [number + 1]))
        }
      }
    }
    return numbers.flatMap { path, numbers -> [SceneItem] in
      guard let view = result.views.first(where: { $0.path == path }) else { return [] }
      let rect = CGRect(
        x: place.minX + view.alignmentRect.minX * factor, y: place.minY + view.alignmentRect.minY * factor,
        width: view.alignmentRect.width * factor, height: view.alignmentRect.height * factor)
      let label = AnnotationLabel(
        numbers.map { .badge("\($0)") }, color: palette.conflict, scale: scale, typesetter: typesetter)
      // Above the rectangle's corner, and within the picture.
      let corner = CGPoint(
        x: min(max(rect.minX, place.minX), place.maxX - label.size.width),
        y: min(max(rect.minY - label.size.height, place.minY), place.maxY - label.size.height))
      let outline = SceneItem.stroke(
        .rect(rect.insetBy(dx: -0.5, dy: -0.5)), SceneItem.Stroke(color: palette.conflict, width: 1.25))
      return [outline] + label.items(at: corner, palette: palette)
    }
  }
}
