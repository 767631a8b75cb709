public import Foundation

/// A font without its size: family, weight, slant and design.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The traits that a font may have; raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name as in UIKit.
    public let rawValue: String
    /// Makes a design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// San Francisco Rounded, from the project's fonts; without a file the default design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York, from the project's fonts; without a file the default design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// San Francisco Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let value: FontDescription

  init(_ value: FontDescription) { self.value = value }

  /// Makes the descriptor of a font by its PostScript name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(named: fontName, pointSize: size))
  }

  /// Returns the descriptor of a text style at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { value.pointSize }
  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if value.isItalic { traits.insert(.traitItalic) }
    if value.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if value.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with a size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = newPointSize } }

  /// Returns the descriptor with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) != isBold {
        font.weight = isBold ? .regular : font.boldWeight
      }
      if symbolicTraits.contains(.traitMonoSpace), font.family == .system { font.family = .monospacedSystem }
    }
  }

  /// Returns the descriptor with a design of the system's font, and `nil` for another family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named(let family) = value.family, !FontDescription.systemFamilies.contains(family) { return nil }
    return changed { font in
      switch design {
      case .rounded: font.family = .named(FontDescription.rounded)
      case .serif: font.family = .named(FontDescription.serif)
      case .monospaced: font.family = .monospacedSystem
      default: font.family = .system
      }
    }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var value = value
    change(&value)
    return UIFontDescriptor(value)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.value == value }
  open override var hash: Int { value.hashValue }
  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontDescription {
  static let rounded = "SF Pro Rounded"
  static let serif = "New York"
  static let systemFamilies = [rounded, serif]

  /// The weight of bold text: semibold in the system's font, as UIKit's bold system font is.
  package var boldWeight: UIFont.Weight { if case .named = family { .bold } else { .semibold } }
}

extension UIFont {
  /// The width of the letters of the system's font, on UIKit's axis.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width on UIKit's axis.
    public let rawValue: CGFloat
    /// Makes a width on UIKit's axis.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.5)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.25)
    /// The usual letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.3)

    /// The family of the width among the project's fonts; `nil` for the usual one.
    fileprivate var family: String? {
      switch rawValue {
      case ..<(-0.4): "SF Pro Compressed"
      case ..<(-0.1): "SF Pro Condensed"
      case 0.1...: "SF Pro Expanded"
      default: nil
      }
    }
  }

  /// Returns the system font in a weight and width, with a size in points. Other widths than the usual one come from the
  /// project's fonts (`SF Pro Expanded` and the like); without a file the usual one is shown.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(family: width.family.map { .named($0) } ?? .system, pointSize: fontSize, weight: weight)
  }

  /// Makes the font of a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var value = descriptor.value
    if pointSize > 0, pointSize != value.pointSize {
      (value.pointSize, value.textStyle, value.leading) = (pointSize, nil, nil)
    }
    self.init(value)
  }

  /// The font without its size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value) }
}
