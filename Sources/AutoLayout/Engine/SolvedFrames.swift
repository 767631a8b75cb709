import Foundation

/// The frames of an engine's items by index, in points and the root's coordinates.
struct SolvedFrames {
  /// The frames as they were solved.
  private(set) var exact: [CGRect] = []
  /// The frames on the pixel grid.
  private(set) var rounded: [CGRect] = []
  /// The items beyond `LayoutTolerance.greatestCoordinate`, whose frames are empty at the root's corner.
  private(set) var boundless: [ItemReference] = []

  mutating func removeAll() {
    exact.removeAll(keepingCapacity: true)
    rounded.removeAll(keepingCapacity: true)
    boundless.removeAll()
  }

  mutating func append(_ frame: CGRect, of item: ItemReference, scale: CGFloat) {
    let place = Self.rounded(frame, scale)
    guard place.isWithin(LayoutTolerance.greatestCoordinate) else {
      boundless.append(item)
      exact.append(.zero)
      rounded.append(.zero)
      return
    }
    exact.append(frame)
    rounded.append(place)
  }

  /// Replaces the frame of an item.
  ///
  /// - Returns: `false` if the item is boundless.
  mutating func replace(_ frame: CGRect, at index: Int, scale: CGFloat) -> Bool {
    let place = Self.rounded(frame, scale)
    guard place.isWithin(LayoutTolerance.greatestCoordinate) else { return false }
    exact[index] = frame
    rounded[index] = place
    return true
  }

  /// Rounds both edges to the nearest pixel in the root's coordinates; the size is the distance between them.
  static func rounded(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    let (left, top) = (roundToPixel(rect.minX, scale), roundToPixel(rect.minY, scale))
    return CGRect(
      x: left, y: top, width: roundToPixel(rect.maxX, scale) - left, height: roundToPixel(rect.maxY, scale) - top)
  }

  /// - Returns: `nil` for an index outside of the engine.
  func frame(at index: Int32) -> CGRect? {
    index >= 0 && Int(index) < rounded.count ? rounded[Int(index)] : nil
  }
}
