import LPLayoutModel
import Foundation

extension LayoutTextDocument {
  static func view(
    _ record: ViewRecord, at index: Int, in result: LayoutResult, before: [LayoutTextView]
  ) throws(LayoutTextError) -> LayoutTextView {
    if let parent = record.parent, !before.indices.contains(parent) { throw .misplaced(view: record.path) }
    let parent = record.parent.map { before[$0] }
    let prefix = record.parent.map { result.views[$0].path + "/" } ?? ""
    let component = record.path.hasPrefix(prefix) ? String(record.path.dropFirst(prefix.count)) : record.path
    var view = LayoutTextView(
      path: parent.map { "\($0.path)/\(component)" } ?? component, component: component, name: record.name,
      className: record.className, parent: record.parent, depth: parent.map { $0.depth + 1 } ?? 0,
      alignmentRect: try rect(record.alignmentRect, "alignment rect of \(record.path)"),
      frame: try rect(record.frame, "frame of \(record.path)"))
    if let baseline = record.content.firstBaseline ?? record.content.lastBaseline {
      view.baselines.first = try number(baseline, "first baseline of \(record.path)")
      view.baselines.last = try number(record.content.lastBaseline ?? baseline, "last baseline of \(record.path)")
    }
    try addWishes(of: record, to: &view)
    addMarks(of: record, at: index, in: result, to: &view)
    addText(of: record, to: &view)
    return view
  }

  private static func addWishes(
    of record: ViewRecord, to view: inout LayoutTextView
  ) throws(LayoutTextError) {
    if let width = record.content.intrinsicWidth {
      let wanted = try number(width, "intrinsic width of \(record.path)")
      if wanted != view.alignmentRect.width { view.wants.width = wanted }
    }
    if let height = record.content.intrinsicHeight {
      let wanted = try number(height, "intrinsic height of \(record.path)")
      if wanted != view.alignmentRect.height { view.wants.height = wanted }
    }
  }

  private static func addMarks(
    of record: ViewRecord, at index: Int, in result: LayoutResult, to view: inout LayoutTextView
  ) {
    view.isHidden = record.isHidden
    view.cuts.isTruncated = record.content.isTextTruncated
    view.ambiguous = LayoutAttribute.allCases.filter(record.ambiguousAttributes.contains).map { "\($0)" }
    if record.effectiveDirection != result.traits.layoutDirection {
      view.direction = word(for: record.effectiveDirection)
    }
    guard !record.isHidden else { return }
    view.cuts.isTextClipped = isTextClipped(record)
    view.cuts.clippedBy = clippingView(of: record, in: result)?.name
    let screen = CGRect(origin: .zero, size: result.size)
    view.cuts.isOffScreen = view.cuts.clippedBy == nil && record.parent != nil && !contains(screen, record.frame)
  }

  private static func addText(of record: ViewRecord, to view: inout LayoutTextView) {
    view.lines = record.content.textLines
    view.text = record.content.text ?? (record.content.textLines.isEmpty ? nil : joined(record.content.textLines))
    view.runs =
      record.content.items.lazy.compactMap { item -> [LayoutTextRun]? in
        guard case .text(let block, _, _) = item else { return nil }
        return LayoutTextRun.runs(of: block)
      }.first
  }

  /// Returns the text of the lines if nothing was cut; the whole text is written only if it differs.
  static func joined(_ lines: [String]) -> String {
    lines.map(withoutOuterSpaces).joined(separator: " ")
  }

  private static func withoutOuterSpaces(_ line: String) -> String {
    guard line.utf8.first == 0x20 || line.utf8.last == 0x20 else { return line }
    return String(Substring(line).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func clippingView(of record: ViewRecord, in result: LayoutResult) -> ViewRecord? {
    var ancestor = record.parent
    while let index = ancestor {
      let around = result.views[index]
      if around.appearance.clipsToBounds, !contains(around.frame, record.frame) { return around }
      ancestor = around.parent
    }
    return nil
  }

  private static func isTextClipped(_ record: ViewRecord) -> Bool {
    let bounds = CGRect(origin: .zero, size: record.frame.size)
    return record.content.items.contains { item in
      guard case .text(let block, let origin, _) = item else { return false }
      return !contains(bounds, CGRect(origin: origin, size: block.size))
    }
  }

  /// Returns whether a rectangle contains another within half a point, since text is rounded up to pixels and frames to
  /// the nearest.
  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.insetBy(dx: -0.501, dy: -0.501).contains(inner)
  }

  static func words(for traits: TraitValues) -> [String] {
    var words = ["\(traits.horizontalSizeClass)×\(traits.verticalSizeClass)", word(for: traits.layoutDirection)]
    words.append(word(for: traits.preferredContentSizeCategory))
    words.append("\(traits.userInterfaceStyle)")
    words.append("\(traits.userInterfaceIdiom)")
    if traits.legibilityWeight == .bold { words.append("bold") }
    words.append((LayoutNumber(Double(traits.displayScale))?.description ?? "?") + "x")
    words.append(traits.localeIdentifier)
    return words.map(Quotation.word)
  }

  private static func word(for direction: UIUserInterfaceLayoutDirection) -> String {
    direction == .rightToLeft ? "rtl" : "ltr"
  }

  private static func word(for category: UIContentSizeCategory) -> String {
    let names = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ]
    return names[category.index]
  }
}
