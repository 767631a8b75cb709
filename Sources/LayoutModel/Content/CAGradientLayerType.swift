/// The kind of a gradient; raw values are Core Animation's.
public struct CAGradientLayerType: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start point, to an ellipse whose half axes are the distances to the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
