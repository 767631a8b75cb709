public import Foundation

extension UIImage {
  /// How large a symbol is beside its text; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How heavy a symbol is; raw values are UIKit's. All weights are drawn alike.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is: by the size of the text that it stands beside.
  ///
  /// Documents record symbols with their longer side at 64 or 128 points, whatever they are shown at. Shown at 50 points
  /// they were saved 58 × 63 and 71 × 48, at the standard 17 points 20 × 19: about 1.2 times the points of the font.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    private let side: CGFloat

    /// A symbol beside text of a size in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      side = pointSize * 1.18 * (scale == .small ? 0.79 : scale == .large ? 1.28 : 1)
    }

    /// A symbol beside text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A symbol beside text of a style at the current text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A symbol beside text of 17 points.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    /// The size in points for a symbol of a shape; `nil` is a square.
    package func size(ofShape shape: CGSize?) -> CGSize {
      let shape = shape.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 1, height: 1)
      let factor = side / max(shape.width, shape.height)
      return CGSize(width: (shape.width * factor).rounded(), height: (shape.height * factor).rounded())
    }
  }

  /// A symbol at a configuration's size; without one, at that of text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil) {
    self.init(.symbol(name), size: (configuration ?? SymbolConfiguration(scale: .default)).size(ofShape: nil))
  }

  /// The symbol at a configuration's size; files keep theirs.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol = source else { return self }
    return with { $0.size = configuration.size(ofShape: $0.size) }
  }
}
