public import Foundation

/// The next multiple of a pixel at or above, forgiving a ten-thousandth of a pixel of arithmetic noise.
public func ceilToPixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
  (value * scale - 1e-4).rounded(.up) / scale
}

/// The nearest multiple of a pixel, ties away from zero, as UIKit rounds frames.
public func roundToPixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
  // A tie that the solver missed by arithmetic noise is still a tie.
  let scaled = value * scale
  let nudged = scaled + (scaled >= 0 ? 1e-6 : -1e-6)
  return nudged.rounded(.toNearestOrAwayFromZero) / scale
}
