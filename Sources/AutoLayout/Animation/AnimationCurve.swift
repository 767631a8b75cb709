import Foundation

extension UIView {
  /// How an animation's pace changes; raw values are UIKit's.
  public enum AnimationCurve: Int, Codable, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }

  /// Raw values are UIKit's; of these only curves and what is inherited make a difference here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out at commit time, so that they are animated with their parent.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect here, since nobody touches a picture.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown; animations here always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Has no effect here: a filmstrip shows one run.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Has no effect here: a filmstrip shows one way.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect here, since no transition redraws content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has no effect here, since transitions are not animated.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of the animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at an even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }
}

extension UIView.AnimationCurve {
  /// The share of the way at a share of the time, both 0…1: a cubic Bézier curve from (0, 0) to (1, 1) with the control
  /// points that Core Animation documents for these names.
  public func progress(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    let (x1, x2): (Double, Double) =
      switch self {
      case .linear: (1 / 3, 2 / 3)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    // x grows with t, and y1 = 0, y2 = 1 for all but the straight line.
    if self == .linear { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return at((low + high) / 2, 0, 1)
  }

  /// As options and reports name it.
  package var name: String { "\(self)" }
}
