public import Foundation

/// A string with attributes of its parts, which views show as one text. Locations and lengths are UTF-16 units.
///
/// Foundation has a class of this name too; on Linux it traps when several runs have objects as attributes. A file that
/// imports only LayoutPreview sees this one. A file that imports Foundation as well writes `AttributedText`, which is
/// the same class.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name as in UIKit: `NSFont`.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  package final var storage: AttributeStorage

  /// Makes a string with the same attributes everywhere.
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    storage = AttributeStorage(str, attrs ?? [:])
  }

  /// Makes a copy of an attributed string.
  public init(attributedString attrStr: NSAttributedString) { storage = attrStr.storage }

  /// Makes an empty string.
  public override convenience init() { self.init(string: "") }

  init(_ storage: AttributeStorage) { self.storage = storage }

  /// The characters without attributes.
  open var string: String { storage.string }
  /// The number of UTF-16 units.
  open var length: Int { storage.length }

  /// Returns the attributes at a location, and the range of the run around it.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    let run = storage.run(at: location)
    range?.pointee = run.range
    return run.attributes
  }

  /// Returns the attributes at a location, and the range around it in which all of them are the same.
  open func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [Key: Any] {
    let run = storage.run(at: location)
    range?.pointee = run.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
    return run.attributes
  }

  /// Returns the value of an attribute at a location, and the range of the run around it.
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns a part of the string with its attributes.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    NSAttributedString(storage.part(range))
  }

  /// How an enumeration goes through the runs.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// Runs as they are stored; here they are always as long as possible.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Calls a function with the attributes of each run in a range, until it sets its last argument.
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    visit(storage.runs(in: enumerationRange).map { ($0.attributes, $0.range) }, opts, block)
  }

  /// Calls a function with each value of an attribute in a range, `nil` where it has none, until it sets its last
  /// argument.
  open func enumerateAttribute(
    _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var found: [(Any?, NSRange)] = []
    for run in storage.runs(in: enumerationRange) {
      let value = run.attributes[attrName]
      if let last = found.last, AttributeStorage.areEqual(last.0, value) {
        found[found.count - 1].1 = last.1.union(run.range)
      } else {
        found.append((value, run.range))
      }
    }
    visit(found, opts, block)
  }

  private func visit<Value>(
    _ found: [(Value, NSRange)], _ options: EnumerationOptions,
    _ block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for (value, range) in options.contains(.reverse) ? found.reversed() : found {
      block(value, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Whether another string has the same characters with equal attributes.
  open func isEqual(to other: NSAttributedString) -> Bool { storage == other.storage }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map { $0 === self || $0.storage == storage } ?? false
  }
  open override var hash: Int { string.hashValue }
  open override var description: String {
    storage.runs(in: NSRange(location: 0, length: length)).map { run in
      let keys = run.attributes.keys.map(\.rawValue).sorted().map { key in
        "\(key) = \(run.attributes[Key(key)].map { "\($0)" } ?? "")"
      }
      return "\(storage.part(run.range).string){\(keys.joined(separator: "; "))}"
    }.joined()
  }

  /// Returns a string that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(storage) }
  /// Returns a string to change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(storage) }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self("NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The style of the paragraph, an `NSParagraphStyle`; the first character's counts.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The space after each character in points, a number.
  public static let kern = Self("NSKern")
  /// The space after each character in points, a number, which goes before `kern`.
  public static let tracking = Self("CTTracking")
  /// The distance from the baseline upwards in points, a number.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The line below the letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of the line below the letters, a `UIColor`.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The line through the letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The colour of the line through the letters, a `UIColor`.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The width of the letters' outline in percent of the font's size, a number. A positive one draws only the outline, a
  /// negative one letters with an outline.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The colour of the letters' outline, a `UIColor`; without it that of the letters.
  public static let strokeColor = Self("NSStrokeColor")
  /// The shadow of the letters, an `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// The image in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = Self("NSAttachment")
  /// The target of a link, a `URL` or a string.
  public static let link = Self("NSLink")
}
