/// A description of content that makes the view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}
