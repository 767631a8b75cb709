public import LPLayoutModel
public import Foundation

// Equations that Auto Layout forbids, declared so that the compiler can explain why. Unavailable overloads do not slow
// down valid equations: the type checker considers them only if nothing else fits.

@available(
  *, unavailable,
  message:
    "a location cannot equal a number: give it a second anchor (a.leading == b.leading + 20), or constrain a width or height"
)
extension Anchor where Kind: AnchorKind.Location {
  public static func == (left: Anchor, points: CGFloat) -> Equation { fatalError() }
  public static func <= (left: Anchor, points: CGFloat) -> Equation { fatalError() }
  public static func >= (left: Anchor, points: CGFloat) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message:
    "a location has no range of numbers: give it a second anchor, or constrain a width or height (a.width == 160...240)"
)
extension Anchor where Kind: AnchorKind.Location {
  public static func == (left: Anchor, range: ClosedRange<CGFloat>) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message: "two locations cannot be added: a constraint is one anchor, a factor and a number on each side"
)
extension Anchor where Kind: AnchorKind.Location {
  public static func + (left: Anchor, right: Anchor) -> Anchor { fatalError() }
}

@available(
  *, unavailable,
  message:
    "one side is horizontal and the other vertical: compare leading, trailing and centerX with each other, and top, bottom, centerY and baselines with each other"
)
extension Anchor where Kind: AnchorKind.Horizontal {
  public static func == (left: Anchor, right: Anchor<AnchorKind.Vertical>) -> Equation { fatalError() }
  public static func <= (left: Anchor, right: Anchor<AnchorKind.Vertical>) -> Equation { fatalError() }
  public static func >= (left: Anchor, right: Anchor<AnchorKind.Vertical>) -> Equation { fatalError() }
  public static func == (left: Anchor<AnchorKind.Vertical>, right: Anchor) -> Equation { fatalError() }
  public static func <= (left: Anchor<AnchorKind.Vertical>, right: Anchor) -> Equation { fatalError() }
  public static func >= (left: Anchor<AnchorKind.Vertical>, right: Anchor) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing change sides with the language, left and right do not: use leading and trailing on both sides, or left and right"
)
extension Anchor<AnchorKind.Directional> {
  public static func == (left: Anchor, right: Anchor<AnchorKind.Physical>) -> Equation { fatalError() }
  public static func <= (left: Anchor, right: Anchor<AnchorKind.Physical>) -> Equation { fatalError() }
  public static func >= (left: Anchor, right: Anchor<AnchorKind.Physical>) -> Equation { fatalError() }
  public static func == (left: Anchor<AnchorKind.Physical>, right: Anchor) -> Equation { fatalError() }
  public static func <= (left: Anchor<AnchorKind.Physical>, right: Anchor) -> Equation { fatalError() }
  public static func >= (left: Anchor<AnchorKind.Physical>, right: Anchor) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message:
    "a size cannot equal a location: compare width and height with widths, heights, numbers and distances (b.leading - a.trailing)"
)
extension Anchor<AnchorKind.Dimension> {
  public static func == <L: AnchorKind.Location>(left: Anchor, right: Anchor<L>) -> Equation { fatalError() }
  public static func <= <L: AnchorKind.Location>(left: Anchor, right: Anchor<L>) -> Equation { fatalError() }
  public static func >= <L: AnchorKind.Location>(left: Anchor, right: Anchor<L>) -> Equation { fatalError() }
  public static func == <L: AnchorKind.Location>(left: Anchor<L>, right: Anchor) -> Equation { fatalError() }
  public static func <= <L: AnchorKind.Location>(left: Anchor<L>, right: Anchor) -> Equation { fatalError() }
  public static func >= <L: AnchorKind.Location>(left: Anchor<L>, right: Anchor) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message: "a constraint has one anchor on each side: to add sizes, add views or layout guides that touch each other"
)
extension Anchor<AnchorKind.Dimension> {
  public static func + (left: Anchor, right: Anchor) -> Anchor { fatalError() }
  public static func - (left: Anchor, right: Anchor) -> Anchor { fatalError() }
}

@available(
  *, unavailable,
  message: "sizes and locations cannot be added: use a layout guide as wide or high as the distance"
)
extension Anchor<AnchorKind.Dimension> {
  public static func + <L: AnchorKind.Location>(left: Anchor<L>, right: Anchor) -> Anchor<L> { fatalError() }
  public static func - <L: AnchorKind.Location>(left: Anchor<L>, right: Anchor) -> Anchor<L> { fatalError() }
  public static func + <L: AnchorKind.Location>(left: Anchor, right: Anchor<L>) -> Anchor<L> { fatalError() }
  public static func - <L: AnchorKind.Location>(left: Anchor, right: Anchor<L>) -> Anchor<L> { fatalError() }
}

@available(
  *, unavailable,
  message: "write the anchor first: a.width == 20"
)
extension Anchor<AnchorKind.Dimension> {
  public static func == (points: CGFloat, right: Anchor) -> Equation { fatalError() }
  public static func <= (points: CGFloat, right: Anchor) -> Equation { fatalError() }
  public static func >= (points: CGFloat, right: Anchor) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message: "a constraint is ==, <= or >=; strict inequalities are not supported"
)
extension Anchor<AnchorKind.Dimension> {
  public static func < (left: Anchor, points: CGFloat) -> Equation { fatalError() }
  public static func > (left: Anchor, points: CGFloat) -> Equation { fatalError() }
  public static func != (left: Anchor, points: CGFloat) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message: "a constraint is linear: multiply an anchor with a number, not with another anchor"
)
extension Anchor {
  public static func * <K>(left: Anchor, right: Anchor<K>) -> Anchor { fatalError() }
  public static func / <K>(left: Anchor, right: Anchor<K>) -> Anchor { fatalError() }
}

@available(
  *, unavailable,
  message: "a constraint is ==, <= or >=; strict inequalities are not supported"
)
extension Anchor {
  public static func < (left: Anchor, right: Anchor) -> Equation { fatalError() }
  public static func > (left: Anchor, right: Anchor) -> Equation { fatalError() }
  public static func != (left: Anchor, right: Anchor) -> Equation { fatalError() }
}

@available(
  *, unavailable,
  message: "edges are not shifted but inset: edges.inset(by: 8)"
)
extension AnchorGroup {
  public static func + (group: AnchorGroup, points: CGFloat) -> AnchorGroup { fatalError() }
  public static func - (group: AnchorGroup, points: CGFloat) -> AnchorGroup { fatalError() }
}

@available(
  *, unavailable,
  message: "edges follow the reading direction: use DirectionalEdgeInsets, or inset(top:leading:bottom:trailing:)"
)
extension AnchorGroup where Kind: AnchorGroupKind.EdgeGroup {
  public func inset(by insets: UIEdgeInsets) -> AnchorGroup { fatalError() }
}
