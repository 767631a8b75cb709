/// The axis along which views follow one another.
public enum DistributionAxis: Sendable {
  /// From leading to trailing.
  case horizontally
  /// From top to bottom.
  case vertically
}
