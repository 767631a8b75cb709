/// The priority of a constraint: 0 < p ≤ 1000, required at 1000. Levels are strictly ordered; no number of constraints
/// at a lower level outweighs one at a higher level.
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

  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// The nearest priority that the solver accepts. UIKit raises an exception for other priorities of content sizes; a
  /// preview goes on.
  package var legal: UILayoutPriority { UILayoutPriority(rawValue.isNaN ? 0.001 : min(max(rawValue, 0.001), 1000)) }

  /// The priority of a content size, which never conflicts: at 1000 it yields silently to required constraints, no
  /// further than necessary, and to nothing else (measured on iOS 26.1).
  package var belowRequired: Float { min(rawValue, Float(1000).nextDown) }

  /// Compares the numbers.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
