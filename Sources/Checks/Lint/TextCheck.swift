import LPLayoutModel
import Foundation

/// `clipped-text`: text that ends in an ellipsis, is cut at the bottom, or has no room at all.
struct TextCheck {
  let layout: ShownLayout
  /// The same variant with text of the default size and length; `nil` if it is this one.
  let original: ShownLayout?
  /// The preview's default variant; `nil` if it is this one.
  var base: ShownLayout?
  /// The paths of the views whose font is not available, so that another one stands in.
  let substituted: Set<String>

  func findings() -> [Diagnostic] {
    layout.result.views.indices.compactMap { index in
      let view = layout.result.views[index]
      // The dots of a secure field say nothing that could be cut off.
      guard let text = view.content.text, text.contains(where: { !$0.isWhitespace && $0 != "•" }), !view.isHidden,
        view.role != .scrolling, !isInput(view), !isExcerpt(index)
      else { return nil }
      guard let (what, fix) = problem(of: index, text) else { return nil }
      var finding = Diagnostic(
        .clippedText, what, at: view.callSite,
        notes: layout.sizeNotes(of: index) + [headroom(index)].compactMap { $0 }, fix: fix, views: [view.path])
      if yieldsOnPurpose(index) { finding.severity = .note }
      return finding
    }
  }

  // MARK: What may be cut

  /// Returns whether a view is a field with the text that somebody typed, which scrolls while it is edited, or a picker,
  /// which arranges its text itself. A placeholder is the author's.
  private func isInput(_ view: ViewRecord) -> Bool {
    if view.className == "DatePicker", view.role == .control { return true }
    guard ShownLayout.fields.contains(view.className) else { return false }
    return view.content.items.contains { item in
      guard case .text(let block, _, let color) = item, block.lines.contains(where: { $0.width > 0 }) else {
        return false
      }
      return !ShownLayout.isPlaceholder(color, in: view)
    }
  }

  /// Returns whether a label shows the beginning of a text that is longer than the lines that the author allows, also in
  /// the default variant, there or in another row of the same list: two lines of a message. It has the height of all of
  /// its lines.
  private func isExcerpt(_ index: Int) -> Bool {
    guard Self.isCutByLimit(layout.result.views[index]) else { return false }
    let view = layout.result.views[index]
    return (base ?? layout).result.views.contains { other in
      (other.path == view.path || other.callSite == view.callSite && Self.role(other) == Self.role(view))
        && Self.isCutByLimit(other)
    }
  }

  private static func isCutByLimit(_ view: ViewRecord) -> Bool {
    guard view.role == .plain, view.content.isTextTruncated, view.content.textLines.count > 1,
      let natural = view.content.intrinsicHeight
    else { return false }
    return view.frame.height >= natural - 0.5
  }

  /// Returns the name that a view has in each row.
  private static func role(_ view: ViewRecord) -> Substring? {
    view.path.split(separator: "/").last?.split(separator: "#").first
  }

  /// Returns whether a line is the one that yields, because the author let it resist less than others, and is cut at the
  /// default size and length of the text too.
  private func yieldsOnPurpose(_ index: Int) -> Bool {
    let view = layout.result.views[index]
    guard view.content.isTextTruncated else { return false }
    if let original {
      guard let twin = original.view(at: view.path), original.result.views[twin].content.isTextTruncated else {
        return false
      }
    }
    return layout.result.constraints.contains {
      $0.origin == .intrinsicSize && $0.first == .view(index) && $0.firstAttribute == .width
        && $0.relation == .greaterThanOrEqual && $0.priority < UILayoutPriority.defaultHigh.rawValue
    }
  }

  private func problem(of index: Int, _ text: String) -> (String, fix: String)? {
    let view = layout.result.views[index]
    let isShownAbove = layout.ancestors(of: index).allSatisfy { layout.isShown[$0] }
    guard isShownAbove else { return nil }
    if view.frame.width < 1 || view.frame.height < 1 {
      // A collapsed view shows nothing at all.
      guard view.frame.width.isFinite, view.appearance.alpha > 0, !isFolded(view) else { return nil }
      return (
        "`\(view.name)` is squeezed to \(points(view.frame.width)) × \(points(view.frame.height)) pt: none of its "
          + "text is visible", "give it room, or raise its compression resistance above that of its neighbours"
      )
    }
    guard layout.isShown[index] else { return nil }
    if view.content.isTextTruncated {
      guard !isWithinMeasure(view), !isWithinSubstitute(index) else { return nil }
      let shown = view.content.textLines.last { $0.contains("…") } ?? view.content.textLines.last ?? ""
      return (
        "`\(view.name)` is cut off: “\(Self.shortened(shown))”",
        Self.lacksHeight(view) ? heightAdvice(index) : Self.advice(for: view)
      )
    }
    guard view.role == .plain, let ink = union(layout.textInk(of: index)) else { return nil }
    let cut = max(view.frame.minY - ink.minY, ink.maxY - view.frame.maxY)
    guard cut > Self.tolerance else { return tooNarrow(view, ink) }
    return (
      "`\(view.name)` is \(points(view.frame.height)) pt high, too low for its text by \(points(cut)) pt",
      heightAdvice(index)
    )
  }

  /// Returns whether the lines of a label are lost for want of height, and not of width or by their number.
  private static func lacksHeight(_ view: ViewRecord) -> Bool {
    guard view.role == .plain, let natural = view.content.intrinsicHeight else { return false }
    return view.alignmentRect.height < natural - 1
      && view.content.intrinsicWidth.map { $0 <= view.alignmentRect.width + 1 } ?? true
  }

  private func heightAdvice(_ index: Int) -> String {
    hasConstantHeight(index)
      ? "remove its fixed height, or write `>=` instead of `==`, so that the height follows the text"
      : "give it room, or raise its vertical compression resistance above that of its neighbours"
  }

  /// Returns the problem of a word that is longer than its line and cut by the label's edges.
  private func tooNarrow(_ view: ViewRecord, _ ink: CGRect) -> (String, fix: String)? {
    let cut = max(view.frame.minX - ink.minX, ink.maxX - view.frame.maxX)
    guard cut > Self.tolerance + ink.width / 100 else { return nil }
    return (
      "`\(view.name)` is \(points(view.frame.width)) pt wide, too narrow for its text by \(points(cut)) pt",
      "give it room, or raise its horizontal compression resistance above that of its neighbours"
    )
  }

  /// Returns whether an equation of the author gives the view its height.
  private func hasConstantHeight(_ index: Int) -> Bool {
    layout.result.constraints.contains {
      $0.origin == .user && $0.relation == .equal && $0.first == .view(index) && $0.firstAttribute == .height
    }
  }

  /// Returns what helps against a cut text: only labels can wrap.
  private static func advice(for view: ViewRecord) -> String {
    let room = "its neighbours' hugging and resistance decide who yields"
    switch view.className {
    case "NavigationBar", "TabBar", "Toolbar", "SegmentedControl":
      return "give it a shorter text: a title of a bar or a segment has one line"
    case "TextField", "SearchBar":
      return "give it more room or a shorter text: a field has one line; \(room)"
    default:
      guard view.role == .plain else { return "give it more room or a shorter text; \(room)" }
      return "let it wrap (`lineLimit(nil)`), shrink, or have more room; \(room)"
    }
  }

  /// Returns whether a single line is too long by no more than a point and 1 %, by which fonts differ from those of a
  /// device.
  private func isWithinMeasure(_ view: ViewRecord) -> Bool {
    guard view.content.textLines.count == 1, let natural = view.content.intrinsicWidth else { return false }
    return natural - view.alignmentRect.width <= 1 + natural / 100 && natural > view.alignmentRect.width
  }

  /// Condensed fonts are narrower than the one that stands in for them by up to a third.
  private static let substituteGrowth: CGFloat = 1.5

  /// Returns whether text may fit in its own font, which is not available here.
  private func isWithinSubstitute(_ index: Int) -> Bool {
    let view = layout.result.views[index]
    guard layout.subtree(of: index).contains(where: { substituted.contains(layout.result.views[$0].path) }) else {
      return false
    }
    return view.content.textLines.count > 1
      || view.content.intrinsicWidth.map { $0 <= view.alignmentRect.width * Self.substituteGrowth } ?? true
  }

  /// The number of points that letters may extend over the edge without being noticed.
  private static let tolerance: CGFloat = 1.5

  /// Returns whether an equation of the author collapses the view.
  private func isFolded(_ view: ViewRecord) -> Bool {
    view.heldBy.contains { index in
      let record = layout.result.constraints[index]
      guard record.origin == .user, record.constant == 0, record.second == nil else { return false }
      return record.firstAttribute == .width || record.firstAttribute == .height
    }
  }

  /// Returns by how much the text may grow from its default size and length until it is cut, and what is in the way.
  private func headroom(_ index: Int) -> Diagnostic.Note? {
    let view = layout.result.views[index]
    guard view.content.isTextTruncated, view.content.textLines.count == 1, !Self.lacksHeight(view), let original,
      let twin = original.view(at: view.path), let natural = original.result.views[twin].content.intrinsicWidth,
      natural > 0
    else { return nil }
    let growth = Int(((view.alignmentRect.width / natural - 1) * 100).rounded(.down))
    guard growth > 0 else {
      guard view.alignmentRect.width < natural else { return nil }
      return .init(
        "it has \(points(view.alignmentRect.width)) pt, and takes \(points(natural)) pt at the default size and length: "
          + "what is beside it has grown")
    }
    let limit = limit(of: index)
    return .init(
      "cut at +\(growth) %" + (limit.map { ", by `\($0.text)`" } ?? ""), callSite: limit?.record.callSite)
  }

  /// Returns what a constraint of the author keeps the end of a view's text at: the edge of a neighbour, or a width.
  private func limit(of index: Int) -> (text: String, record: ConstraintRecord)? {
    let result = layout.result
    let own = result.views[index].heldBy.map { result.constraints[$0] }.filter { $0.origin == .user }
    for record in own {
      for (end, other) in [(record.ends[0], record.ends.last), (record.ends.last!, record.ends.first)] {
        guard end.item == .view(index), record.ends.count <= 2 else { continue }
        switch end.attribute {
        case .width where record.second == nil: return (record.equation, record)
        case .trailing, .right:
          guard let other, other.item != end.item else { continue }
          return ("\(result.name(of: other.item)).\(other.attribute.name)", record)
        default: continue
        }
      }
    }
    return nil
  }

  private func union(_ rects: [CGRect]) -> CGRect? {
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 48 ? String(text.prefix(20)) + " … " + String(text.suffix(20)) : text
  }
}
