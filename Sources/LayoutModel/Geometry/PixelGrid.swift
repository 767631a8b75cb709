public import Foundation

/// Rounds up to the next multiple of a pixel, and ignores rounding errors up to a ten-thousandth of a pixel.
public func ceilToPixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
  (value * scale - 1e-4).rounded(.up) / scale
}

/// Rounds to the nearest multiple of a pixel, ties away from zero, as UIKit rounds frames.
public func roundToPixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
  // A tie that rounding errors of the solver moved is still a tie.
  let scaled = value * scale
  let nudged = scaled + (scaled >= 0 ? 1e-6 : -1e-6)
  return nudged.rounded(.toNearestOrAwayFromZero) / scale
}
