public import Foundation

/// The background of a configured button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour behind the content; `nil` for the style's.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown; `nil` for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
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

  private static func cell(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = clear()
    configuration.backgroundColor = color
    return configuration
  }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { cell(.systemBackground) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { cell(.secondarySystemGroupedBackground) }
  /// The background of a row of a sidebar: none, unless it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer of a plain list: none at rest.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer of a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the colour that is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }
  /// Returns the configuration itself: pictures are at rest.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The colour as the transformer changes it; `nil` for the style's.
  package var shownColor: UIColor? {
    guard let backgroundColorTransformer else { return backgroundColor }
    return backgroundColor.map { backgroundColorTransformer($0) }
  }
}
