/// The kinds of anchors, which decide what an anchor can be compared with. They only mark types and have no values.
public enum AnchorKind {
  /// A place on the screen, as opposed to a size.
  public protocol Location {}
  /// A location on the horizontal axis.
  public protocol Horizontal: Location {}
  /// A horizontal location at a side, which can also be compared with `centerX`.
  public protocol Side: Horizontal {}

  /// `leading` and `trailing`, which change sides in a right-to-left layout.
  public enum Directional: Side {}
  /// `left` and `right`, which are the same in both layout directions.
  public enum Physical: Side {}
  /// The middle between the two sides: `centerX`.
  public enum CenterX: Horizontal {}
  /// `top`, `bottom`, `centerY`, `firstBaseline` and `lastBaseline`.
  public enum Vertical: Location {}
  /// `width`, `height` and the distance between two locations.
  public enum Dimension {}
}
