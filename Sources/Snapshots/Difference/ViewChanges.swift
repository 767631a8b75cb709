/// Finds the changes in a view.
struct ViewChanges {
  private(set) var kinds: [LayoutChange.Kind] = []

  /// Compares two views; `names` maps views of the old layout to their new names.
  init(from old: LayoutTextView, to new: LayoutTextView, names: [String: String]) {
    addText(old, new)
    addPlace(old, new)
    addMarks(old, new, names)
    // The constraints that hold a view are compared only if nothing else shows that they differ.
    guard kinds.isEmpty else { return }
    let held = old.heldBy.map { LayoutEquation($0).renaming(names).left }
    if held.sorted() != new.heldBy.sorted() { kinds.append(.held(from: held, to: new.heldBy)) }
  }

  private mutating func addText(_ old: LayoutTextView, _ new: LayoutTextView) {
    if old.text != new.text {
      kinds.append(.text(from: old.text, to: new.text))
    } else if old.lines != new.lines {
      kinds.append(.rewrapped(from: old.lines, to: new.lines))
    } else if old.runs != new.runs {
      kinds.append(.restyled(from: old.runs ?? [], to: new.runs ?? []))
    }
  }

  private mutating func addPlace(_ old: LayoutTextView, _ new: LayoutTextView) {
    let (from, to) = (old.alignmentRect, new.alignmentRect)
    if from.x != to.x || from.y != to.y { kinds.append(.moved(from: from, to: to)) }
    if from.width != to.width || from.height != to.height { kinds.append(.resized(from: from, to: to)) }
    if Self.outsets(of: old) != Self.outsets(of: new) { kinds.append(.framed(from: old.frame, to: new.frame)) }
    if Self.baselineOffsets(of: old) != Self.baselineOffsets(of: new) {
      kinds.append(.baselines(from: Self.baselines(of: old), to: Self.baselines(of: new)))
    }
    let wishes = (from: [old.wants.width, old.wants.height], to: [new.wants.width, new.wants.height])
    if wishes.from != wishes.to { kinds.append(.wishes(from: wishes.from, to: wishes.to)) }
  }

  private mutating func addMarks(_ old: LayoutTextView, _ new: LayoutTextView, _ names: [String: String]) {
    if old.isHidden != new.isHidden { kinds.append(.hidden(new.isHidden)) }
    if old.cuts.isTruncated != new.cuts.isTruncated { kinds.append(.truncated(new.cuts.isTruncated)) }
    if old.cuts.isTextClipped != new.cuts.isTextClipped { kinds.append(.textClipped(new.cuts.isTextClipped)) }
    let clip = old.cuts.clippedBy.map { names[$0] ?? $0 }
    if clip != new.cuts.clippedBy { kinds.append(.clipped(from: clip, to: new.cuts.clippedBy)) }
    if old.cuts.isOffScreen != new.cuts.isOffScreen { kinds.append(.offScreen(new.cuts.isOffScreen)) }
    if old.ambiguous != new.ambiguous { kinds.append(.ambiguous(from: old.ambiguous, to: new.ambiguous)) }
    if old.direction != new.direction { kinds.append(.direction(from: old.direction, to: new.direction)) }
  }

  /// Returns how far the frame extends beyond the alignment rect on each side.
  private static func outsets(of view: LayoutTextView) -> [LayoutNumber] {
    let (frame, rect) = (view.frame, view.alignmentRect)
    return [rect.x - frame.x, rect.y - frame.y, frame.width - rect.width, frame.height - rect.height]
  }

  private static func baselines(of view: LayoutTextView) -> [LayoutNumber] {
    [view.baselines.first, view.baselines.last].compactMap(\.self)
  }

  /// Returns the distances of the baselines from the view's top and bottom, which stay the same when the view moves or
  /// grows.
  private static func baselineOffsets(of view: LayoutTextView) -> [LayoutNumber?] {
    let rect = view.alignmentRect
    return [view.baselines.first.map { $0 - rect.y }, view.baselines.last.map { rect.y + rect.height - $0 }]
  }
}
