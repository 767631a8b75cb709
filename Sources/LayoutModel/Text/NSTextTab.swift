public import Foundation

/// A place in a line at which the text after a tab is aligned.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name as in UIKit.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column. They have no effect here.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let value: TextTab

  /// How the text up to the next tab is aligned: it begins, is centred or ends at the place.
  open var alignment: NSTextAlignment { value.alignment }
  /// The distance from the leading edge, in points.
  open var location: CGFloat { value.location }
  /// The options.
  public let options: [OptionKey: Any]

  /// Makes a tab stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    value = TextTab(alignment: alignment, location: loc)
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab).map { $0.value == value } ?? false }
  open override var hash: Int { value.hashValue }
  /// Returns the tab stop itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
