import LPLayoutModel
import LPDrawing
import Foundation

/// A layout that the live page shows for a moment, while an edge is dragged: the picture without annotations, and where
/// its views are.
///
/// Lengths are points from the screen's top left, to a thousandth; rectangles are x, y, width and height.
struct BriefLayout: Encodable {
  let size: [Double]
  let frames: [[Double]]
  let alignments: [[Double]]
  /// The picture's name in questions.
  let picture: String
  /// The whole picture; `nil` where `changes` is given.
  let svg: String?
  /// The differences from the picture that the page shows.
  let changes: SVGChanges?

  /// - Parameters:
  ///   - shown: the name of the picture that is shown; `nil` for none.
  ///   - pictures: the pictures that were answered before.
  init(_ result: LayoutResult, svg: String, shown: String?, _ pictures: inout BriefPictures) {
    size = [result.size.width.inspected, result.size.height.inspected]
    frames = result.views.map(\.frame.inspected)
    alignments = result.views.map(\.alignmentRect.inspected)
    changes = shown.flatMap { pictures[$0] }.flatMap { SVGChanges(from: $0, to: svg) }
    self.svg = changes == nil ? svg : nil
    picture = pictures.keep(svg)
  }
}
