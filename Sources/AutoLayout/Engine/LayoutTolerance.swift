import Foundation

/// The engine's limits, with their reasons.
package enum LayoutTolerance {
  /// The change of a width above which text is measured again; less than a tenth of a pixel changes no line.
  static let wrapWidth: CGFloat = 1e-3
  /// The number of passes for widths, safe areas and margins that depend on each other; each pass determines one more
  /// level of nested views.
  static let settlingPasses = 12
  /// The number of passes in a turn after which the cycle counts as a feedback loop; UIKit's debugging threshold is
  /// usually 100.
  static let feedbackPasses = 100
  /// The largest length in points, to which UIKit limits constants and content sizes. Code writes
  /// `greatestFiniteMagnitude` for "as large as possible", and sums of such numbers overflow.
  package static let greatestLength = 2_777_777.0
  /// The largest coordinate in points, a little less than the largest length; a view further out than any screen's
  /// content is a mistake and cannot be drawn.
  static let greatestCoordinate: CGFloat = 2.7e6

  /// Returns the value, limited to `greatestLength`.
  static func bounded(_ value: Double) -> Double { min(max(value, -greatestLength), greatestLength) }
}
