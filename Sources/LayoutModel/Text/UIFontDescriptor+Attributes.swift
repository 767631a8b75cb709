import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font; raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as in UIKit.
    public let rawValue: String
    /// Makes the name of an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family, such as `Bold Italic`, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary of numbers by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait; raw values are UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as in UIKit.
    public let rawValue: String
    /// Makes the key of a trait.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number on its axis.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a number: 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Makes a descriptor of attributes; what is left out is that of the system font at 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(FontDescription(pointSize: 12).adding(attributes))
  }

  /// Returns the descriptor with attributes added, or changed where it has them. A weight keeps the text style, and so
  /// the distance between the baselines of its lines:
  ///
  ///     let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  ///     let bold = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
  ///     label.font = UIFont(descriptor: bold, size: 0)
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.adding(attributes))
  }

  /// The attributes that the descriptor has.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    if case .named(let family) = value.family { attributes[.family] = family }
    if let style = value.textStyle { attributes[.textStyle] = style }
    var traits: [TraitKey: Any] = [:]
    if value.weight != .regular { traits[.weight] = value.weight.rawValue }
    if symbolicTraits != [] { traits[.symbolic] = symbolicTraits.rawValue }
    if !traits.isEmpty { attributes[.traits] = traits }
    return attributes
  }

  /// Returns the value of an attribute; `nil` if the descriptor does not have it.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the descriptor in another family, with the same size, weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor with a face of its family, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
}

extension FontDescription {
  /// Returns the font with attributes of a descriptor added: those that name a font first, since the others change it.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var font = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      font = UIFont.preferredFont(forTextStyle: style).value
    }
    if let name = attributes[.name] as? String {
      font = FontDescription(named: name, pointSize: font.pointSize)
    }
    if let family = attributes[.family] as? String {
      (font.family, font.textStyle, font.leading) = (.named(family), nil, nil)
    }
    if let face = attributes[.face] as? String {
      let named = FontDescription(named: "Face-" + face.filter { $0 != " " }, pointSize: font.pointSize)
      (font.weight, font.isItalic) = (named.weight, named.isItalic)
    }
    if let size = Self.number(attributes[.size]), size > 0, size != font.pointSize {
      (font.pointSize, font.textStyle, font.leading) = (size, nil, nil)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { font.apply(traits) }
    return font
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = Self.number(traits[.symbolic]).flatMap({ UInt32(exactly: $0) }),
      let changed = UIFontDescriptor(self).withSymbolicTraits(.init(rawValue: bits))
    {
      self = changed.value
    }
    if let given = traits[.weight] as? UIFont.Weight {
      weight = given
    } else if let given = Self.number(traits[.weight]) {
      weight = UIFont.Weight(given)
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant != 0 }
  }

  /// The finite number in a value, of whichever type.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as UInt32: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
