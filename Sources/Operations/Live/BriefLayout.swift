import AutoLayout
import Foundation

/// A layout that the live page shows for a moment, while an edge is dragged: the picture without annotations, and where
/// its views are.
///
/// Lengths are points from the screen's top left, to a thousandth; rectangles are x, y, width and height.
struct BriefLayout: Encodable {
  let size: [Double]
  let frames: [[Double]]
  let alignments: [[Double]]
  let svg: String

  init(_ result: LayoutResult, svg: String) {
    size = [result.size.width.inspected, result.size.height.inspected]
    frames = result.views.map(\.frame.inspected)
    alignments = result.views.map(\.alignmentRect.inspected)
    self.svg = svg
  }
}
