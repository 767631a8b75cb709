public import Foundation

/// The background of a configured button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour behind the content; `nil` for the style's.
  public var backgroundColor: UIColor?
  /// The corner radius in points, for the `fixed` corner style.
  public var cornerRadius: CGFloat = 5.95
  /// The colour of the border; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// Makes the background of the style.
  public init() {}

  /// A transparent background with square corners.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    (configuration.backgroundColor, configuration.cornerRadius) = (.clear, 0)
    return configuration
  }
}
