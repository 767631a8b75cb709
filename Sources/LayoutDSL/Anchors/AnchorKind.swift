/// What an anchor may be compared with. The kinds only mark types; there are no values of them.
public enum AnchorKind {
  /// Somewhere on the screen, not a size.
  public protocol Location {}
  /// A location on the horizontal axis.
  public protocol Horizontal: Location {}
  /// A horizontal location at a side, which the middle may be compared with too.
  public protocol Side: Horizontal {}

  /// `leading`, `trailing`: they change sides where the language runs from right to left.
  public enum Leading: Side {}
  /// `left`, `right`: they stay where they are.
  public enum Left: Side {}
  /// The middle between the two sides: `centerX`.
  public enum CenterX: Horizontal {}
  /// `top`, `bottom`, `centerY`, `firstBaseline`, `lastBaseline`.
  public enum Vertical: Location {}
  /// `width`, `height`, and the distance between two locations.
  public enum Dimension {}
}
