public import LPAutoLayout

extension NSLayoutConstraint {
  /// The alignment of a visual format's views with each other, the direction of the format, and what its spacing is
  /// measured from. Bits are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns horizontal centres.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns vertical centres.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The older name of `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All options about alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Runs in reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options about the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical spacing between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures vertical spacing between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options about spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align by, ascending.
    var alignments: [Attribute] {
      [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ].filter { contains(FormatOptions($0)) }
    }
  }
}
