public import Foundation

/// A font by family, size in points and weight; a text style's font remembers the style.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package final let value: FontDescription
  /// How the font was scaled with the text size; `nil` for a font that was not.
  package final let scaling: FontScaling?

  package init(_ value: FontDescription) { (self.value, scaling) = (value, nil) }

  package init(_ value: FontDescription, scaling: FontScaling) { (self.value, self.scaling) = (value, scaling) }

  /// Makes a font of a family, with a size in points.
  public convenience init(
    family: FontDescription.Family, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.init(FontDescription(family: family, pointSize: pointSize, weight: weight, isItalic: isItalic))
  }

  /// The size of system text where no other is given; 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small system text; 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels; 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons; 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in regular weight, with a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// Returns the system font in a weight, with a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(pointSize: fontSize, weight: weight))
  }
  /// Returns the system font in semibold, as UIKit's bold system font is, with a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// Returns the slanted system font, with a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(pointSize: fontSize, isItalic: true))
  }
  /// Returns the system font with characters of equal width, with a size in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .monospacedSystem, pointSize: fontSize, weight: weight))
  }
  /// Returns the system font, with a size in points. Digits keep their own widths here, while UIKit's are equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the style's font at the text size of the preview that is being built.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the style's font at the traits' text size; `nil` uses the current traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let (size, leading) = style.metrics(compatibleWith: traitCollection)
    let weight: Weight =
      switch style {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    return UIFont(FontDescription(pointSize: size, weight: weight, textStyle: style, leading: leading))
  }

  /// The size in points.
  open var pointSize: CGFloat { value.pointSize }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { value.ascender }
  /// The depth below the baseline, in points; negative, as in UIKit.
  open var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { value.lineHeight }
  /// The height of small letters, in points: that of San Francisco, 1078 of 2048 units.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// Returns the font at another size; it no longer belongs to a text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: value.family, pointSize: fontSize, weight: value.weight, isItalic: value.isItalic)
  }

  /// Returns the font with a changed description.
  package func with(_ change: (inout FontDescription) -> Void) -> UIFont {
    var value = value
    change(&value)
    return UIFont(value)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || value == other.value
  }

  open override var hash: Int { value.hashValue }
  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
