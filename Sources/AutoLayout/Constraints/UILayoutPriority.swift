/// How much a constraint matters: 0 < p ≤ 1000, required at 1000. Levels are strictly ordered; no number of
/// constraints at a lower one outweighs one at a higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The number, 1…1000.
  public var rawValue: Float
  /// A priority by its number, 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold (1000).
  public static let required = UILayoutPriority(1000)
  /// The priority at which content resists compression by default (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which a drag resizes a window (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which a window keeps its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that must not resize a window (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority at which content hugs by default (250).
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which a fitting size is asked for (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Within what the solver takes: UIKit raises for priorities of content sizes outside of it, a preview goes on with
  /// the nearest.
  var legal: UILayoutPriority { UILayoutPriority(rawValue.isNaN ? 0.001 : min(max(rawValue, 0.001), 1000)) }

  /// A content size never contradicts constraints: at 1000 it gives way to what is required, in silence and no further
  /// than it must, and to nothing else (measured on iOS 26.1).
  var belowRequired: Float { min(rawValue, Float(1000).nextDown) }

  /// Compares the numbers.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
