/// The curve of rounded corners; raw values are Core Animation's.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes gradually, as in the corners of icons and devices.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
