import Foundation

/// The cylinder that a picker's rows lie on, seen from the front.
///
/// UIKit's has no public measurements. The curvature, the density of rows, the perspective and the magnification are
/// those of Flutter's `CupertinoPicker`, which were compared with a native picker by eye.
struct PickerWheel {
  /// The height of the picker, in points.
  let height: CGFloat
  /// The height of a row at the front, in points.
  let rowHeight: CGFloat

  /// The cylinder's diameter as a multiple of the picker's height.
  private static let diameterRatio: CGFloat = 1.07
  /// How many times more rows are in sight than in a flat list.
  private static let density: CGFloat = 1.45
  private static let perspective: CGFloat = 0.003
  /// The angle beyond which rows would lie over each other, in radians.
  private static let greatestAngle: CGFloat = 1.2
  /// How much larger the selected row's text is than that of the others: 23.5 points against 21.
  static let magnification: CGFloat = 2.35 / 2.1
  /// The opacity of rows beside the selected one; with the angle they fade further.
  private static let opacity = 0.447
  /// The height of rows whose delegate gives none, in points.
  static let rowHeight: CGFloat = 32
  /// The radius of the corners of the band around the selected row, and its distance from the picker's sides; points.
  static let band = (radius: CGFloat(8), margin: CGFloat(9))

  /// Where a row is seen.
  struct Place: Hashable {
    /// The distance of the row's middle from the picker's, downwards in points.
    var offset: CGFloat
    /// The factors by which the row is foreshortened.
    var scale: CGSize
    var opacity: Double
  }

  /// The largest distance from the selected row at which a row is in sight.
  var reach: Int {
    guard height > 0, rowHeight > 0 else { return 0 }
    return Int(min(40, (Self.greatestAngle / step).rounded(.down)))
  }

  /// The angle between two rows, in radians.
  private var step: CGFloat {
    rowHeight / height * 2 * asin(1 / Self.diameterRatio) / Self.density
  }

  /// Returns the place of a row.
  ///
  /// - Parameter distance: how many rows it is below the selected one.
  func place(_ distance: Int) -> Place {
    guard distance != 0 else { return Place(offset: 0, scale: CGSize(width: 1, height: 1), opacity: 1) }
    let angle = CGFloat(distance) * step
    let radius = height * Self.diameterRatio / 2
    let depth = 1 + Self.perspective * radius * (1 - cos(angle))
    return Place(
      offset: radius * sin(angle) / depth,
      scale: CGSize(width: 1 / depth, height: max(0.01, cos(angle) / depth)),
      opacity: Self.opacity * max(0, Double(cos(angle))))
  }
}
