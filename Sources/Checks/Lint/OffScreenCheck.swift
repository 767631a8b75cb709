import LPLayoutModel
import Foundation

/// `off-screen`: text, pictures and controls that lie outside of the screen, or of a view that clips them, and that no
/// scrolling reveals.
struct OffScreenCheck {
  let layout: ShownLayout
  /// The default variant; a view that lies wholly outside there too was put there on purpose.
  let base: ShownLayout?

  private static let tolerance: CGFloat = 1

  private struct Overhang {
    let view: Int
    let isWhole: Bool
    let amount: CGFloat
    let side: Side
  }

  private enum Side: String, Hashable {
    case right = "on the right"
    case left = "on the left"
    case bottom = "at the bottom"
    case top = "at the top"
  }

  func findings() -> [Diagnostic] {
    var order: [Int] = []
    var groups: [Int: [Overhang]] = [:]
    for index in layout.result.views.indices {
      guard let over = overhang(of: index) else { continue }
      let cause = cause(of: over)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(over)
    }
    return order.map { finding($0, groups[$0]!) }
  }

  private func overhang(of index: Int) -> Overhang? {
    guard layout.isShown[index], layout.isContent(index), let seen = layout.seenRect(of: index) else { return nil }
    let region = layout.regions[index]
    let isWhole = !seen.intersection(region).isArea
    let sides: [(CGFloat, Side)] = [
      (seen.maxX - region.maxX, .right), (region.minX - seen.minX, .left), (seen.maxY - region.maxY, .bottom),
      (region.minY - seen.minY, .top),
    ]
    guard let most = sides.max(by: { $0.0 < $1.0 }), most.0 > Self.tolerance else { return nil }
    // A picture may extend over the edge; text and controls may not.
    if isWhole ? isParked(layout.result.views[index]) : layout.isPicture(index) { return nil }
    return Overhang(view: index, isWhole: isWhole, amount: most.0, side: most.1)
  }

  /// Returns the view to fix: the outermost view that extends beyond the same rectangle on the same side, or the view
  /// that clips or scrolls it.
  private func cause(of over: Overhang) -> Int {
    let region = layout.regions[over.view]
    var cause = over.view
    for ancestor in layout.ancestors(of: over.view) {
      guard layout.regions[ancestor] == region else {
        let owner = layout.result.views[ancestor]
        return ancestor != 0 && (owner.appearance.clipsToBounds || owner.role == .scrolling) ? ancestor : cause
      }
      let rect = layout.result.views[ancestor].alignmentRect
      let amount =
        switch over.side {
        case .right: rect.maxX - region.maxX
        case .left: region.minX - rect.minX
        case .bottom: rect.maxY - region.maxY
        case .top: region.minY - rect.minY
        }
      if amount > Self.tolerance { cause = ancestor }
    }
    return cause
  }

  private func finding(_ cause: Int, _ found: [Overhang]) -> Diagnostic {
    let worst = found.max { $0.amount < $1.amount }!
    let view = layout.result.views[worst.view]
    let others = found.filter { $0.view != worst.view }.map { "`\(layout.result.views[$0.view].name)`" }
    let amount = "\(points(worst.amount)) pt"
    let verb =
      worst.isWhole
      ? "lies outside \(place(worst.view))"
      : "extends beyond \(place(worst.view)) by \(amount) \(worst.side.rawValue)"
    var notes: [Diagnostic.Note] = []
    if !others.isEmpty {
      let shown = others.prefix(6).joined(separator: ", ")
      notes.append(
        .init(
          "so \(others.count == 1 ? "does" : "do") \(shown)" + (others.count > 6 ? " and \(others.count - 6) more" : "")
        ))
    }
    let owner = layout.result.views[cause]
    return Diagnostic(
      .offScreen, "`\(view.name)` \(verb)", at: (cause == worst.view ? view : owner).callSite ?? view.callSite,
      notes: notes, fix: fix(worst), views: [owner.path])
  }

  /// Returns the advice: what is scrolled already needs an edge of the content.
  private func fix(_ over: Overhang) -> String {
    guard let scrolling = scroller(of: over.view) else {
      return "constrain it to an edge of the safe area with `<=` or `>=`, or put it in a scroll view"
    }
    guard !["TableView", "CollectionView"].contains(layout.result.views[scrolling].className) else {
      return "give it more room in its row or item, or let text wrap or shrink"
    }
    let (edge, relation) =
      switch over.side {
      case .right, .left: over.side == end ? ("trailing", "<=") : ("leading", ">=")
      case .bottom: ("bottom", "<=")
      case .top: ("top", ">=")
      }
    let view = layout.result.views[over.view]
    return "constrain it to the edge of the content, `\(view.name).\(edge) \(relation) "
      + "\(layout.result.views[scrolling].name).content.\(edge)`, and let text wrap or shrink"
  }

  private var end: Side { layout.result.traits.layoutDirection == .leftToRight ? .right : .left }

  /// Returns the view that scrolls a view and limits where it is seen; `nil` if another one does.
  private func scroller(of index: Int) -> Int? {
    let clip = layout.ancestors(of: index).first { layout.result.views[$0].appearance.clipsToBounds || $0 == 0 } ?? 0
    return layout.result.views[clip].role == .scrolling ? clip : nil
  }

  private func isParked(_ view: ViewRecord) -> Bool {
    guard let base else { return true }
    guard let twin = base.view(at: view.path) else { return false }
    guard let seen = base.seenRect(of: twin) else { return true }
    return !seen.intersection(base.regions[twin]).isArea
  }

  /// Returns the name of what limits the view's region.
  private func place(_ index: Int) -> String {
    let clip = layout.ancestors(of: index).first { layout.result.views[$0].appearance.clipsToBounds || $0 == 0 } ?? 0
    let view = layout.result.views[clip]
    if view.role == .scrolling { return "the content of `\(view.name)`" }
    return clip == 0 ? "the screen" : "`\(view.name)` (which clips it)"
  }
}

extension ShownLayout {
  /// Returns the seen ink of a text, or a control's or picture's rectangle; `nil` if nothing is painted.
  func seenRect(of index: Int) -> CGRect? {
    let view = result.views[index]
    if view.role != .plain || isPicture(index) { return view.alignmentRect.isArea ? view.alignmentRect : nil }
    let ink = visibleInk(of: index)
    guard let first = ink.first else { return nil }
    return ink.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns whether the view shows pictures and no text.
  func isPicture(_ index: Int) -> Bool {
    let view = result.views[index]
    guard view.role == .plain, view.content.text == nil else { return false }
    return view.content.items.contains { item in
      switch item {
      case .symbol, .image: true
      case .fill, .stroke, .text, .gradient, .line, .group: false
      }
    }
  }
}
