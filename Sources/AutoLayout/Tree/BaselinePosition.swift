package import Foundation

/// Where a baseline lies in an alignment rect, in points.
package enum BaselinePosition: Hashable, Sendable {
  case fromTop(CGFloat)
  case fromBottom(CGFloat)
  /// Text that is centred vertically: the baseline moves with the middle.
  case fromCenter(CGFloat)

  package func offset(inHeight height: CGFloat) -> CGFloat {
    switch self {
    case .fromTop(let distance): distance
    case .fromBottom(let distance): height - distance
    case .fromCenter(let distance): height / 2 + distance
    }
  }
}
