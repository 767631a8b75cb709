import Foundation

/// The engine's limits, with their reasons.
enum LayoutTolerance {
  /// Text is measured again when its width moved by more than this; less than a tenth of a pixel changes no line.
  static let wrapWidth: CGFloat = 1e-3
  /// Widths, safe areas and margins depend on one another in nested views: each pass settles one more level.
  static let settlingPasses = 12
  /// Passes in one turn before the cycle counts as a feedback loop; UIKit's debugging threshold is usually 100.
  static let feedbackPasses = 100
  /// Points: constants and content sizes beyond it are taken for it. `greatestFiniteMagnitude` is written for "as large
  /// as it likes", and sums of such numbers are no numbers.
  static let greatestLength = 1e9
  /// Points: what lies further out than any screen's content is a mistake, and cannot be drawn.
  static let greatestCoordinate: CGFloat = 1e7

  /// The value within `greatestLength` of zero.
  static func bounded(_ value: Double) -> Double { min(max(value, -greatestLength), greatestLength) }
}
