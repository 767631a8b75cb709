import Foundation
import LPLayoutModel
import LPScene

/// Finds the views that look different in two pictures of one layout.
///
/// A pixel belongs to the last view, in painting order, whose frame contains it. Where much of a view's own pixels
/// differs, its background does, so that what is inside of it is not named besides.
struct PaintedViews {
  private let before: RasterImage
  private let after: RasterImage
  private let box: ImageDifference.Box
  private let scale: Double
  /// Every so many pixels are looked at, in both directions, if the part that differs is large.
  private let step: Int

  /// The number of pixels that are looked at, about.
  private static let samples = 40_000.0
  /// The largest number of views that are named.
  private static let most = 3

  /// - Parameter box: the part of the pictures in which they differ, in pixels.
  init(_ before: RasterImage, _ after: RasterImage, within box: ImageDifference.Box, scale: Double) {
    (self.before, self.after, self.box, self.scale) = (before, after, box, scale)
    step = max(1, Int((Double(box.width * box.height) / Self.samples).squareRoot()))
  }

  /// Returns a change for each view that looks different, that with most pixels first.
  func changes(in views: [ViewRecord]) -> [LayoutChange] {
    guard before.width == after.width, before.height == after.height, box.width > 0, box.height > 0 else { return [] }
    let columns = (box.width + step - 1) / step
    let rows = (box.height + step - 1) / step
    var owners = [Int32](repeating: -1, count: columns * rows)
    for (index, view) in views.enumerated() where !view.isHidden {
      guard let (x, y) = cells(of: view) else { continue }
      for row in y { for column in x { owners[row * columns + column] = Int32(index) } }
    }
    var (own, differing) = ([Int](repeating: 0, count: views.count), [Int](repeating: 0, count: views.count))
    for row in 0..<rows {
      for column in 0..<columns {
        let owner = Int(owners[row * columns + column])
        guard owner >= 0 else { continue }
        own[owner] += 1
        if differs(box.x + column * step, box.y + row * step) { differing[owner] += 1 }
      }
    }
    let isPaintedAnew = views.indices.map { differing[$0] > 0 && 2 * differing[$0] >= own[$0] }
    let found = views.indices.filter { differing[$0] > 0 && !isInside($0, isPaintedAnew, views) }
    return found.sorted { (-differing[$0], $0) < (-differing[$1], $1) }.prefix(Self.most).map { index in
      LayoutChange(
        subject: .view(path: views[index].path, name: views[index].name), kind: .painted,
        callSite: views[index].callSite)
    }
  }

  /// The columns and rows of cells whose pixel is in a view's frame; `nil` for none.
  private func cells(of view: ViewRecord) -> (ClosedRange<Int>, ClosedRange<Int>)? {
    func range(_ from: CGFloat, _ to: CGFloat, _ start: Int, _ length: Int) -> ClosedRange<Int>? {
      let (first, last) = (Double(from) * scale, Double(to) * scale)
      guard first.isFinite, last.isFinite else { return nil }
      let low = max(0, first.rounded(.down) - Double(start))
      let high = min(Double(length), last.rounded(.up) - Double(start)) - 1
      guard low <= high else { return nil }
      let (cell, end) = ((Int(low) + step - 1) / step, Int(high) / step)
      return cell <= end ? cell...end : nil
    }
    let frame = view.frame
    guard let x = range(frame.minX, frame.maxX, box.x, box.width),
      let y = range(frame.minY, frame.maxY, box.y, box.height)
    else { return nil }
    return (x, y)
  }

  private func differs(_ x: Int, _ y: Int) -> Bool {
    let start = (y * before.width + x) * 4
    return (start..<start + 4).contains { before.pixels[$0] != after.pixels[$0] }
  }

  /// Whether a view around a view is painted anew.
  private func isInside(_ index: Int, _ isPaintedAnew: [Bool], _ views: [ViewRecord]) -> Bool {
    var around = views[index].parent
    while let parent = around {
      if isPaintedAnew[parent] { return true }
      around = views[parent].parent
    }
    return false
  }
}
