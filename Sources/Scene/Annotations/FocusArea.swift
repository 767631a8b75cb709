import AutoLayout
import Foundation

/// The part of the screen that a picture with a focus shows: the views in focus, what their constraints tie them to, and
/// some space around.
struct FocusArea {
  private static let space: CGFloat = 40

  /// - Parameters:
  ///   - focus: the views in focus.
  ///   - constraints: the indices of the constraints that are drawn.
  static func rect(
    around focus: Set<Int>, _ constraints: [Int], _ marks: [ConstraintMark], in result: LayoutResult
  ) -> CGRect {
    let screen = CGRect(origin: .zero, size: result.size)
    var rects = focus.map { result.views[$0].frame }
    for item in constraints.flatMap({ result.constraints[$0].ends.map(\.item) }) {
      // A view around one in focus would add everything that is in it.
      guard let view = result.viewIndex(of: item),
        !focus.contains(where: { result.isContainer(item, of: .view($0)) || result.isAncestor(view, of: $0) })
      else { continue }
      if let rect = result.rect(of: item) { rects.append(rect) }
    }
    rects += marks.flatMap(\.segments).flatMap { $0.rects(width: 2 * ConstraintMark.capReach) }
    let seen = rects.filter(\.isDrawable).map { $0.intersection(screen) }.filter { !$0.isNull }
    guard let first = seen.first else { return screen }
    let whole = seen.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -space, dy: -space)
    let (left, top) = (whole.minX.rounded(.down), whole.minY.rounded(.down))
    // Whole points keep the screen's lines on pixels.
    return CGRect(
      x: left, y: top, width: whole.maxX.rounded(.up) - left, height: whole.maxY.rounded(.up) - top
    ).intersection(screen)
  }
}
