public import Foundation

extension UIImage {
  /// The size of a symbol relative to its text; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The weight of a symbol; raw values are UIKit's. All weights are drawn alike.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol, by the size of the text beside it.
  ///
  /// Documents record symbols with their longer side at 64 or 128 points, independently of their shown size. Shown at
  /// 50 points they were saved 58 × 63 and 71 × 48, at the standard 17 points 20 × 19: about 1.2 times the points of
  /// the font.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    private let side: CGFloat

    /// Makes a configuration for text of a size in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      side = pointSize * 1.18 * (scale == .small ? 0.79 : scale == .large ? 1.28 : 1)
    }

    /// Makes a configuration for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Makes a configuration for text of a style at the current text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a configuration for text of 17 points.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    /// The size in points for a symbol of a shape; `nil` is a square.
    package func size(ofShape shape: CGSize?) -> CGSize {
      let shape = shape.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 1, height: 1)
      let factor = side / max(shape.width, shape.height)
      return CGSize(width: (shape.width * factor).rounded(), height: (shape.height * factor).rounded())
    }
  }

  /// Makes a symbol at a configuration's size; without one, at the size for text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil) {
    self.init(.symbol(name), size: (configuration ?? SymbolConfiguration(scale: .default)).size(ofShape: nil))
  }

  /// The symbol at a configuration's size; files keep theirs.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    return with { $0.size = configuration.size(ofShape: $0.size) }
  }
}
