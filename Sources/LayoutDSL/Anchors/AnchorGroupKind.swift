/// The kinds of anchor groups. The kinds only mark types and have no values.
public enum AnchorGroupKind {
  /// Groups of edges, which can be inset.
  public protocol EdgeGroup {}
  /// Groups that can lie within another group, or be at most as large as it.
  public protocol Bounded {}

  /// All four edges of an item.
  public enum Edges: EdgeGroup, Bounded {}
  /// The leading and the trailing edge of an item.
  public enum HorizontalEdges: EdgeGroup, Bounded {}
  /// The top and the bottom edge of an item.
  public enum VerticalEdges: EdgeGroup, Bounded {}
  /// The width and the height of an item.
  public enum Size: Bounded {}
  /// The centre of an item on both axes.
  public enum Center {}
}
