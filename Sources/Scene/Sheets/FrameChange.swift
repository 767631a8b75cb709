package import LPLayoutModel
package import Foundation

/// How one view changed between two layouts, relative to its parent: a view that only moved with its parent has not
/// changed.
package struct FrameChange: Hashable, Sendable {
  package var path: String
  package var name: String
  /// The frame in the earlier layout, in the screen's coordinates; `nil` for a view that did not exist or was hidden.
  package var before: CGRect?
  /// The frame in the later layout, or `nil` for a view that was removed or hidden.
  package var after: CGRect?
  /// The parts that no view around it clips, in the earlier and in the later layout.
  var areas: (before: CGRect, after: CGRect) { (areaBefore, areaAfter) }
  private var areaBefore = CGRect.null
  private var areaAfter = CGRect.null

  /// Finds the changes, in the order of the later layout, followed by the views that were removed.
  package static func changes(from old: LayoutResult, to new: LayoutResult) -> [FrameChange] {
    let oldIndex = Dictionary(old.views.indices.map { (old.views[$0].path, $0) }, uniquingKeysWith: { a, _ in a })
    let newPaths = Set(new.views.map(\.path))
    var changes: [FrameChange] = []
    for index in new.views.indices {
      let now = new.visibleFrame(index)
      let before = oldIndex[new.views[index].path].flatMap { old.visibleFrame($0) }
      guard let now else {
        if before != nil { changes.append(FrameChange(new.views[index], before: before, after: nil)) }
        continue
      }
      guard let before, let then = oldIndex[new.views[index].path] else {
        changes.append(FrameChange(new.views[index], before: nil, after: now))
        continue
      }
      if !old.placeInParent(then).isClose(to: new.placeInParent(index)) {
        changes.append(FrameChange(new.views[index], before: before, after: now))
      }
    }
    for index in old.views.indices where !newPaths.contains(old.views[index].path) {
      if let frame = old.visibleFrame(index) {
        changes.append(FrameChange(old.views[index], before: frame, after: nil))
      }
    }
    // A golden does not record which views clip, so a view that clips in one layout is taken to clip in both.
    let clipping = Set((old.views + new.views).filter(\.appearance.clipsToBounds).map(\.path))
    let newIndex = Dictionary(new.views.indices.map { (new.views[$0].path, $0) }, uniquingKeysWith: { a, _ in a })
    return changes.map { change in
      var change = change
      change.areaBefore = oldIndex[change.path].map { old.visibleArea(around: $0, clipping) } ?? .null
      change.areaAfter = newIndex[change.path].map { new.visibleArea(around: $0, clipping) } ?? .null
      return change
    }
  }

  private init(_ view: ViewRecord, before: CGRect?, after: CGRect?) {
    path = view.path
    name = view.name
    self.before = before
    self.after = after
  }

  /// The change in words: `x 283 → 275 (−8), width 76 → 84 (+8)`.
  package var words: String {
    guard let before else { return "is new" }
    guard let after else { return "is gone" }
    let parts: [(String, CGFloat, CGFloat)] = [
      ("x", before.minX, after.minX), ("y", before.minY, after.minY), ("width", before.width, after.width),
      ("height", before.height, after.height),
    ]
    return parts.filter { abs($0.1 - $0.2) > 0.004 }.map { name, old, new in
      "\(name) \(old.label) → \(new.label) (\((new - old).signedLabel))"
    }.joined(separator: ", ")
  }
}

extension LayoutResult {
  fileprivate func visibleFrame(_ index: Int) -> CGRect? {
    let view = views[index]
    return view.isHidden || !view.frame.isDrawable ? nil : view.frame
  }

  /// The part that views around a view leave visible, if the views with some paths clip.
  fileprivate func visibleArea(around index: Int, _ clipping: Set<String>) -> CGRect {
    var (area, current) = (CGRect(origin: .zero, size: size), index)
    while let parent = views[current].parent, parent >= 0, parent < current, !area.isNull {
      if clipping.contains(views[parent].path) { area = area.intersection(views[parent].frame) }
      current = parent
    }
    return area
  }

  fileprivate func placeInParent(_ index: Int) -> CGRect {
    let view = views[index]
    guard let parent = view.parent, views.indices.contains(parent) else { return view.frame }
    return view.frame.offsetBy(dx: -views[parent].frame.minX, dy: -views[parent].frame.minY)
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.005 && abs(minY - other.minY) < 0.005 && abs(width - other.width) < 0.005
      && abs(height - other.height) < 0.005
  }
}
