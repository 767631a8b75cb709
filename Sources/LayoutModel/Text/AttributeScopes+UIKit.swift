public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit for Foundation's `AttributedString`: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space after each character, in points, which goes before `kern`.
    public let tracking: TrackingAttribute
    /// The distance from the baseline upwards, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the letters' outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the letters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }
  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  /// The colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  /// The style of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
  /// The space after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  /// The space after each character, in points, which goes before `kern`.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }
  /// The distance from the baseline upwards, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  /// The line below the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  /// The colour of the line below the letters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  /// The colour of the line through the letters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  /// The width of the letters' outline in percent of the font's size; a positive one leaves out the letters themselves.
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }
  /// The colour of the letters' outline.
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }
  /// The shadow of the letters.
  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// Makes a string of Foundation's `AttributedString`, with the attributes of UIKit and with links.
  public convenience init(_ attrStr: AttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      attributes[.font] = run[Scope.FontAttribute.self]
      attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
      attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
      attributes[.kern] = run[Scope.KernAttribute.self]
      attributes[.tracking] = run[Scope.TrackingAttribute.self]
      attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
      attributes[.underlineStyle] = run[Scope.UnderlineStyleAttribute.self]?.rawValue
      attributes[.underlineColor] = run[Scope.UnderlineColorAttribute.self]
      attributes[.strikethroughStyle] = run[Scope.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.strikethroughColor] = run[Scope.StrikethroughColorAttribute.self]
      attributes[.strokeWidth] = run[Scope.StrokeWidthAttribute.self]
      attributes[.strokeColor] = run[Scope.StrokeColorAttribute.self]
      attributes[.shadow] = run[Scope.ShadowAttribute.self]
      attributes[.link] = run.link
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(text.storage)
  }
}
