import LPLayoutModel
import Foundation

/// `overlap`: the visible content of two siblings overlaps, and does not in the default variant. Badges, captions on
/// pictures and backgrounds overlap there too.
struct OverlapCheck {
  let layout: ShownLayout
  let base: ShownLayout

  /// The least overlap in points, on both axes; less is antialiasing, or letters that touch.
  private static let least: CGFloat = 2
  /// The largest number of visible views that are compared with each other.
  private static let limit = 600

  private struct Piece {
    let view: Int
    let twin: Int
    let rect: CGRect
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  func findings() -> [Diagnostic] {
    let pieces = self.pieces
    guard pieces.count <= Self.limit else { return [] }
    var order: [Pair] = []
    var worst: [Pair: (Piece, Piece, CGRect)] = [:]
    for (number, one) in pieces.enumerated() {
      for other in pieces[(number + 1)...] where one.view != other.view {
        let common = seen(one, beside: other).intersection(seen(other, beside: one))
        guard common.width > Self.least, common.height > Self.least, !overlapsInBase(one, other),
          !scrolls(one, past: other), !scrolls(other, past: one), let pair = siblings(one.view, other.view)
        else { continue }
        if let known = worst[pair] {
          if known.2.width * known.2.height >= common.width * common.height { continue }
        } else {
          order.append(pair)
        }
        worst[pair] = (one, other, common)
      }
    }
    return order.map { pair in finding(pair, worst[pair]!) }
  }

  /// The visible parts of the views with content that are in the default variant too.
  private var pieces: [Piece] {
    layout.result.views.indices.flatMap { index -> [Piece] in
      guard layout.isShown[index], layout.isContent(index),
        let twin = base.view(at: layout.result.views[index].path), base.isShown[twin]
      else { return [] }
      return layout.ink(of: index).compactMap { rect in
        let seen = rect.intersection(layout.regions[index])
        return seen.isArea ? Piece(view: index, twin: twin, rect: seen) : nil
      }
    }
  }

  /// Returns the part of a piece that another view can cover: what a scroll view clips is not there for views outside
  /// of it.
  private func seen(_ piece: Piece, beside other: Piece) -> CGRect {
    let outside = Set([other.view] + layout.ancestors(of: other.view))
    return layout.ancestors(of: piece.view).filter {
      layout.result.views[$0].role == .scrolling && !outside.contains($0)
    }
    .reduce(piece.rect) { $0.intersection(layout.result.views[$1].frame) }
  }

  /// Returns whether a piece is content of a scroll view that another view lies over in the default variant too, such
  /// as a bar or a floating button: other content is under it as soon as somebody scrolls. What a bar covers of a
  /// content that is no longer than its scroll view can be scrolled, too.
  private func scrolls(_ piece: Piece, past other: Piece) -> Bool {
    let outside = Set(layout.ancestors(of: other.view))
    return layout.ancestors(of: piece.view).contains { ancestor in
      guard layout.result.views[ancestor].role == .scrolling, !outside.contains(ancestor),
        layout.scrolls(ancestor) || isBar(other.view, over: ancestor),
        let twin = base.view(at: layout.result.views[ancestor].path)
      else { return false }
      let common = base.result.views[twin].frame.intersection(base.result.views[other.twin].frame)
      return common.width > Self.least && common.height > Self.least
    }
  }

  /// Returns whether a view is, or is in, a bar that covers one end of a scroll view from side to side, or leaves free
  /// there as much as the screen's safe area does, for a status bar or a home indicator.
  private func isBar(_ view: Int, over scrolling: Int) -> Bool {
    let (frame, shared) = (layout.result.views[scrolling].frame, Set(layout.ancestors(of: scrolling)))
    return ([view] + layout.ancestors(of: view)).filter { !shared.contains($0) }.contains { index in
      let bar = layout.result.views[index].frame
      let isAcross = bar.minX <= frame.minX + 1 && bar.maxX >= frame.maxX - 1 && bar.height < frame.height / 2
      let isAlong = bar.minY <= frame.minY + 1 && bar.maxY >= frame.maxY - 1 && bar.width < frame.width / 2
      let (screen, safe) = (layout.result.views[0].frame, layout.result.safeArea)
      let isAtEnd =
        bar.minY <= frame.minY + safe.minY - screen.minY + 1 || bar.maxY >= frame.maxY + safe.maxY - screen.maxY - 1
      return isAcross && isAtEnd
        || isAlong && (bar.minX <= frame.minX + 1 || bar.maxX >= frame.maxX - 1)
    }
  }

  private func overlapsInBase(_ one: Piece, _ other: Piece) -> Bool {
    let others = base.ink(of: other.twin)
    return base.ink(of: one.twin).contains { rect in
      others.contains { other in
        let common = rect.intersection(other)
        return common.width > 0.5 && common.height > 0.5
      }
    }
  }

  /// Returns the children of the nearest common ancestor that contain the two views; `nil` if one view contains the
  /// other.
  private func siblings(_ one: Int, _ other: Int) -> Pair? {
    let first = [one] + layout.ancestors(of: one)
    let second = [other] + layout.ancestors(of: other)
    guard let common = first.first(where: second.contains), common != one, common != other,
      let left = first.firstIndex(of: common), let right = second.firstIndex(of: common)
    else { return nil }
    return Pair(first: first[left - 1], second: second[right - 1])
  }

  private func finding(_ pair: Pair, _ worst: (Piece, Piece, CGRect)) -> Diagnostic {
    let views = layout.result.views
    let (first, second) = (views[pair.first], views[pair.second])
    // The later view is drawn above the earlier one.
    let (one, other) = (views[worst.0.view], views[worst.1.view])
    let size = "\(points(worst.2.width)) × \(points(worst.2.height)) pt"
    let isWhole = one.path == first.path && other.path == second.path
    let detail = isWhole ? " by \(size)" : ": `\(other.name)` covers `\(one.name)` by \(size)"
    return Diagnostic(
      .overlap, "`\(first.name)` and `\(second.name)` overlap" + detail, at: second.callSite ?? first.callSite,
      fix: fix(pair, worst), views: [first.path, second.path])
  }

  /// Returns the advice. Two containers that overlap in the default variant are meant to, so that it is about what is in
  /// them: a screen is under its bars, whose edges are those of its safe area.
  private func fix(_ pair: Pair, _ worst: (Piece, Piece, CGRect)) -> String {
    let views = layout.result.views
    let (first, second) = (views[pair.first], views[pair.second])
    if let a = base.view(at: first.path), let b = base.view(at: second.path) {
      let common = base.result.views[a].frame.intersection(base.result.views[b].frame)
      if common.width > Self.least, common.height > Self.least {
        let (one, other) = (views[worst.0.view], views[worst.1.view])
        if Self.bars.contains(other.className) { return fix(one, under: other) }
        if Self.bars.contains(one.className) { return fix(other, under: one) }
        if let list = scroller(of: worst.0, over: worst.1) ?? scroller(of: worst.1, over: worst.0) {
          return "let what scrolls end beside it: give `\(list)` a `contentInset` of its height"
        }
        return fix(one, other, worst.2)
      }
    }
    return fix(first, second, worst.2)
  }

  /// Returns the name of the view that scrolls a piece and not the other one.
  private func scroller(of piece: Piece, over other: Piece) -> String? {
    let outside = Set(layout.ancestors(of: other.view))
    return layout.ancestors(of: piece.view).first {
      layout.result.views[$0].role == .scrolling && !outside.contains($0)
    }.map { layout.result.views[$0].name }
  }

  private static let bars: Set = ["NavigationBar", "TabBar", "Toolbar"]

  private func fix(_ view: ViewRecord, under bar: ViewRecord) -> String {
    let isTop = bar.frame.midY < layout.result.views[0].frame.midY
    return "keep it in the safe area, which ends at the bar: `\(view.name)."
      + (isTop ? "top >= safeArea.top" : "bottom <= safeArea.bottom")
      + "` of the view around it, and let the content shrink or scroll"
  }

  /// Returns the advice: a distance along the axis on which the views overlap less.
  private func fix(_ first: ViewRecord, _ second: ViewRecord, _ common: CGRect) -> String {
    let twins = (base.view(at: first.path), base.view(at: second.path))
    let (before, after) =
      twins.0.flatMap { a in twins.1.map { (base.result.views[a].frame, base.result.views[$0].frame) } }
      ?? (first.frame, second.frame)
    let isRow = after.minX >= before.maxX - 1 || before.minX >= after.maxX - 1
    let isColumn = after.minY >= before.maxY - 1 || before.minY >= after.maxY - 1
    if isRow, !isColumn || common.width <= common.height {
      let isForward = (after.midX >= before.midX) == (base.result.traits.layoutDirection == .leftToRight)
      let (left, right) = isForward ? (first, second) : (second, first)
      return "keep them apart: `\(right.name).leading >= \(left.name).trailing + 8`, and let text wrap or shrink"
    }
    let (upper, lower) = after.midY >= before.midY ? (first, second) : (second, first)
    if let held = holdAtBottom(lower, below: upper) {
      return
        "`\(held)` holds `\(lower.name)` at the bottom: let `\(upper.name)` scroll, with room for it below the end, "
        + "or take less height"
    }
    return "keep them apart: `\(lower.name).top >= \(upper.name).bottom + 8`, and let what is below move down or scroll"
  }

  /// Returns the constraint of the author that ties a view's bottom, or that of a view around it alone, to the bottom of
  /// the screen; `nil` if what is above can move it down.
  private func holdAtBottom(_ view: ViewRecord, below upper: ViewRecord) -> String? {
    guard let index = layout.view(at: view.path), let other = layout.view(at: upper.path) else { return nil }
    let around = layout.ancestors(of: index)
    let own = [index] + around.filter { !layout.ancestors(of: other).contains($0) }
    let record = layout.result.views[index].heldBy.map { layout.result.constraints[$0] }.first { record in
      guard record.origin == .user, record.relation == .equal, record.firstAttribute == .bottom,
        record.secondAttribute == .bottom, let second = record.second
      else { return false }
      let items = [record.first, second]
      let isOwn = items.contains { item in own.contains { item == .view($0) } }
      return isOwn
        && items.contains { item in
          switch item {
          case .guide(let number): fillsScreen(layout.result.guides[number].owner)
          case .view(let number): around.contains(number) && fillsScreen(number)
          }
        }
    }
    return record?.equation
  }

  private func fillsScreen(_ index: Int) -> Bool {
    let (frame, screen) = (layout.result.views[index].frame, layout.result.views[0].frame)
    return abs(frame.minY - screen.minY) < 1 && abs(frame.maxY - screen.maxY) < 1
  }
}
