/// The position of text that shrinks to fit its width in the box of its full size. Raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Codable, Sendable {
  /// The text keeps the baseline that it has at its full size.
  case alignBaselines = 0
  /// The text is centred in the box.
  case alignCenters
  /// The text starts at the top of the box.
  case none
}
