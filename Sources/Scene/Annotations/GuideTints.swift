import AutoLayout
import Foundation

/// Margins, safe area and readable width as tinted bands, and custom guides as tinted frames.
struct GuideTints {
  private let drawing: AnnotationDrawing
  private var result: LayoutResult { drawing.result }

  init(_ drawing: AnnotationDrawing) { self.drawing = drawing }

  /// The guides that get a label because their place does not identify them.
  var named: [GuideRecord] {
    result.guides.filter { isShown($0) && [.custom, .keyboard, .content].contains($0.kind) }
  }

  /// The kinds that are tinted here.
  var kinds: Set<GuideRecord.Kind> {
    var kinds = Set(result.guides.filter { isShown($0) && !draw($0).isEmpty }.map(\.kind))
    if showsSafeArea { kinds.insert(.safeArea) }
    return kinds
  }

  /// Whether the screen's safe area is shown even if no constraint refers to it.
  private var showsSafeArea: Bool {
    drawing.focus?.contains(0) ?? true
      && !result.guides.contains { $0.kind == .safeArea && $0.owner == 0 && isShown($0) } && result.safeArea.isDrawable
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
      drawing.focus?.contains(guide.owner) ?? true, !isNoNarrowerThanMargins(guide)
    else { return false }
    return guide.isUsed || (guide.owner == 0 && (guide.kind == .safeArea || guide.kind == .margins))
  }

  /// Whether the readable width is not narrower than the margins. Drawing both would mix two tints into a third.
  private func isNoNarrowerThanMargins(_ guide: GuideRecord) -> Bool {
    guide.kind == .readableContent
      && result.guides.contains { margins in
        margins.kind == .margins && margins.owner == guide.owner
          && abs(margins.frame.minX - guide.frame.minX) < 0.5 && abs(margins.frame.maxX - guide.frame.maxX) < 0.5
      }
  }

  /// The area around a guide: its view, or the part of it within bands that are drawn already. Bands lie beside each
  /// other, because overlapping tints would make a third, which the key does not explain.
  private func outer(of guide: GuideRecord) -> CGRect {
    func rank(_ guide: GuideRecord) -> (Int, Int)? {
      [.safeArea, .margins, .readableContent].firstIndex(of: guide.kind).map { (guide.owner, $0) }
    }
    let owner = result.views[guide.owner].alignmentRect
    guard let own = rank(guide) else { return owner }
    var around = result.guides.filter { other in
      rank(other).map { $0 < own } == true && isShown(other)
        && (other.owner == guide.owner || result.isAncestor(other.owner, of: guide.owner))
    }.map(\.frame)
    if showsSafeArea { around.append(result.safeArea) }
    return around.filter { $0.insetBy(dx: -0.5, dy: -0.5).encloses(guide.frame) }.reduce(owner) { $0.intersection($1) }
  }

  private func draw(_ guide: GuideRecord) -> [SceneItem] {
    let outer = outer(of: guide)
    let id = "guide:\(guide.path)"
    let area = result.visibleArea(of: guide)
    guard !area.isNull, area.width > 0, area.height > 0 else { return [] }
    switch guide.kind {
    case .safeArea:
      return band(guide.name, id: id, outer: outer, inner: guide.frame, color: drawing.palette.safeArea, within: area)
    case .margins:
      return band(guide.name, id: id, outer: outer, inner: guide.frame, color: drawing.palette.margins, within: area)
    case .readableContent:
      return band(guide.name, id: id, outer: outer, inner: guide.frame, color: drawing.palette.readable, within: area)
    case .content, .frame:
      // The scrolled content lies in this guide, and a tint would dim all of it.
      return [group(guide.name, id: id, around: guide.frame, within: area, [edge(guide.frame, drawing.palette.guide)])]
    case .keyboard, .custom:
      let color = drawing.palette.guide
      return [
        group(
          guide.name, id: id, around: guide.frame, within: area,
          [.fill(Self.frame(guide.frame), color.withAlpha(drawing.palette.tint)), edge(guide.frame, color)])
      ]
    }
  }

  /// A band along the edges of a rectangle. A tint of the whole rectangle would give what lies in it other colours than
  /// it has.
  private static func frame(_ rect: CGRect) -> Path {
    let band = min(4, rect.width / 4, rect.height / 4)
    var path = Path.rect(rect)
    path.elements += Path.rect(rect.insetBy(band)).counterclockwise.elements
    return path
  }

  private func band(
    _ name: String, id: String, outer: CGRect, inner: CGRect, color: RGBA, within area: CGRect? = nil
  ) -> [SceneItem] {
    let inside = inner.intersection(outer)
    guard !inside.isNull, inside != outer else { return [] }
    var path = Path.rect(outer)
    path.elements += Path.rect(inside).counterclockwise.elements
    return [
      group(
        name, id: id, around: inner, within: area,
        [.fill(path, color.withAlpha(drawing.palette.tint)), edge(inside, color)])
    ]
  }

  private func edge(_ rect: CGRect, _ color: RGBA) -> SceneItem {
    .stroke(.rect(rect), SceneItem.Stroke(color: color.withAlpha(0.85), width: 0.5, dash: [4, 2]))
  }

  private func group(
    _ name: String, id: String, around rect: CGRect, within area: CGRect?, _ items: [SceneItem]
  ) -> SceneItem {
    let clip = area.flatMap { area in
      items.compactMap(\.bounds).allSatisfy { area.insetBy(dx: -0.5, dy: -0.5).encloses($0) } ? nil : Path.rect(area)
    }
    let place = "x \(rect.minX.label), y \(rect.minY.label)"
    return .group(
      SceneItem.Group(
        kind: .guide, id: id, title: "\(name) · \(rect.width.label) × \(rect.height.label)", details: place,
        clip: clip, items: items))
  }
}

extension LayoutResult {
  /// The part of the screen where a guide is visible: the content of a view that clips ends with the view.
  fileprivate func visibleArea(of guide: GuideRecord) -> CGRect {
    let (area, owner) = (visibleArea(around: .view(guide.owner)), views[guide.owner])
    return guide.kind == .content && owner.appearance.clipsToBounds ? area.intersection(owner.frame) : area
  }
}
