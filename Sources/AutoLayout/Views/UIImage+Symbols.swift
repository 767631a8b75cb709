public import Foundation

extension UIImage {
  /// The size of a symbol relative to its text; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// The size relative to the medium scale.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The weight of a symbol; raw values are UIKit's. All weights are drawn alike.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The configuration of an image; symbols have `SymbolConfiguration`.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Makes a symbol at a configuration's size; without one, at the size for text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil) {
    self.init(
      symbol: .symbol(name), size: (configuration ?? .unspecified).size(ofShape: nil), configuration)
  }

  /// Makes a symbol at a configuration's size; without one for symbols, at the size for text of 17 points.
  @_disfavoredOverload
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name, withConfiguration: configuration as? SymbolConfiguration)
  }

  /// Makes a symbol at the size for text of 17 points; traits do not change it.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Returns the symbol with another configuration in place of its own; files stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { configured(by: configuration) }

  /// Returns the symbol with another configuration in place of its own, if that is one for symbols.
  @_disfavoredOverload
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map(configured(by:)) ?? self
  }

  /// Returns the symbol with what a configuration says, and with its own configuration otherwise; files stay as they
  /// are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured(by: symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The symbol with what its own configuration says, and with that of a view otherwise.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    configuration.map { configured(by: $0.applying(symbolConfiguration)) } ?? self
  }
}
