import AutoLayout
import Foundation

/// Margins, safe area and readable width as tinted bands, and custom guides as tinted areas.
struct GuideTints {
  private let drawing: AnnotationDrawing
  private var result: LayoutResult { drawing.result }

  init(_ drawing: AnnotationDrawing) { self.drawing = drawing }

  /// Guides whose place says nothing about what they are.
  var named: [GuideRecord] {
    result.guides.filter { isShown($0) && [.custom, .keyboard, .content].contains($0.kind) }
  }

  /// The kinds that are tinted here.
  var kinds: Set<GuideRecord.Kind> {
    var kinds = Set(result.guides.filter(isShown).map(\.kind))
    if showsSafeArea { kinds.insert(.safeArea) }
    return kinds
  }

  /// Of the screen, where no constraint refers to it.
  private var showsSafeArea: Bool {
    !result.guides.contains { $0.kind == .safeArea && $0.owner == 0 && isShown($0) } && result.safeArea.isDrawable
      && result.safeArea != CGRect(origin: .zero, size: result.size)
  }

  var items: [SceneItem] {
    let records = result.guides.filter(isShown)
    var items: [SceneItem] = []
    if showsSafeArea {
      let screen = CGRect(origin: .zero, size: result.size)
      items += band(
        "screen.safeArea", id: "guide:safeArea", outer: screen, inner: result.safeArea,
        color: drawing.palette.safeArea)
    }
    return items + records.flatMap(draw)
  }

  private func isShown(_ guide: GuideRecord) -> Bool {
    guard result.views.indices.contains(guide.owner), guide.frame.isDrawable, !result.views[guide.owner].isHidden,
      drawing.focus?.contains(guide.owner) ?? true
    else { return false }
    return guide.isUsed || (guide.owner == 0 && (guide.kind == .safeArea || guide.kind == .margins))
  }

  private func draw(_ guide: GuideRecord) -> [SceneItem] {
    let owner = result.views[guide.owner].alignmentRect
    let id = "guide:\(guide.path)"
    switch guide.kind {
    case .safeArea: return band(guide.name, id: id, outer: owner, inner: guide.frame, color: drawing.palette.safeArea)
    case .margins: return band(guide.name, id: id, outer: owner, inner: guide.frame, color: drawing.palette.margins)
    case .readableContent:
      return band(guide.name, id: id, outer: owner, inner: guide.frame, color: drawing.palette.readable)
    case .content, .frame, .keyboard, .custom:
      let color = drawing.palette.guide
      // A guide as large as its view would only dim it.
      let isWhole = guide.frame.insetBy(dx: -0.5, dy: -0.5).contains(owner)
      let tint = isWhole ? [] : [SceneItem.fill(.rect(guide.frame), color.withAlpha(0.1))]
      return [group(guide.name, id, guide.frame, tint + [edge(guide.frame, color)])]
    }
  }

  private func band(_ name: String, id: String, outer: CGRect, inner: CGRect, color: RGBA) -> [SceneItem] {
    let inside = inner.intersection(outer)
    guard !inside.isNull, inside != outer else { return [] }
    var path = Path.rect(outer)
    path.elements += Path.rect(inside).counterclockwise.elements
    return [group(name, id, inner, [.fill(path, color.withAlpha(0.12)), edge(inside, color)])]
  }

  private func edge(_ rect: CGRect, _ color: RGBA) -> SceneItem {
    .stroke(.rect(rect), SceneItem.Stroke(color: color.withAlpha(0.85), width: 0.5, dash: [4, 2]))
  }

  private func group(_ name: String, _ id: String, _ rect: CGRect, _ items: [SceneItem]) -> SceneItem {
    let place = "x \(rect.minX.label), y \(rect.minY.label)"
    return .group(
      SceneItem.Group(
        kind: .guide, id: id, title: "\(name) · \(rect.width.label) × \(rect.height.label)", details: place,
        items: items))
  }
}
