/// A type of a framework that does not exist here, with a value for code that needs one.
@_spi(AppSources)
public protocol ValueAtRest {
  /// The value.
  @MainActor static var atRest: Any { get }
}
