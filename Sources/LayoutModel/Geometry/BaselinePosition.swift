public import Foundation

/// The position of a baseline in an alignment rect, in points.
public enum BaselinePosition: Hashable, Sendable {
  case fromTop(CGFloat)
  case fromBottom(CGFloat)
  /// The distance from the centre, for text that is centred vertically.
  case fromCenter(CGFloat)

  package func offset(inHeight height: CGFloat) -> CGFloat {
    switch self {
    case .fromTop(let distance): distance
    case .fromBottom(let distance): height - distance
    case .fromCenter(let distance): height / 2 + distance
    }
  }
}
