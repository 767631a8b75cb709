public import Foundation

extension UIImage {
  /// The size of a symbol, by the size of the text beside it, and its colours.
  ///
  /// Documents record symbols with their longer side at 64 or 128 points, independently of their shown size. Shown at
  /// 50 points they were saved 58 × 63 and 71 × 48, at the standard 17 points 20 × 19: about 1.2 times the points of
  /// the font.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable {
      /// The size of the text in points; `nil` where another configuration decides.
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
    }

    private let values: Values

    private init(_ values: Values) { self.values = values }

    /// Makes a configuration for text of a size in points; weight and scale are left to others unless given.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified)
    {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration for text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Makes a configuration for text of a style at the current text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a configuration of a scale, for text of 17 points where no other configuration gives a size.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Makes a configuration of a weight, which does not change the drawing.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Makes a configuration of a colour for all layers, whose opacities are drawn alike.
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

    /// Makes a configuration of colours for the layers, of which the first is drawn for all.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// A configuration that leaves everything to others.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Returns this configuration with what another one says in place of its own.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var values = values
      if let size = other.pointSize { values.pointSize = size }
      if other.weight != .unspecified { values.weight = other.weight }
      if other.scale != .unspecified { values.scale = other.scale }
      if !other.colors.isEmpty { values.colors = other.colors }
      return SymbolConfiguration(values)
    }

    /// The size in points for a symbol of a shape; `nil` is a square.
    package func size(ofShape shape: CGSize?) -> CGSize {
      let shape = shape.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 1, height: 1)
      let factor = (values.pointSize ?? 17) * 1.18 * values.scale.factor / max(shape.width, shape.height)
      return CGSize(width: (shape.width * factor).rounded(), height: (shape.height * factor).rounded())
    }

    /// The colour in which a symbol is drawn; `nil` for the tint.
    var color: UIColor? { values.colors.first }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    open override var hash: Int { values.hashValue }
  }
}
