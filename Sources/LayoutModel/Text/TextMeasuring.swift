/// Typesets text for the layout. `Drawing` has the implementation for fonts; implementations cache by request and may
/// be shared.
public protocol TextMeasuring: AnyObject, Sendable {
  /// Returns lines with glyphs and positions.
  func typeset(_ request: TextRequest) -> TypesetText
  /// Returns the block's size and baselines; `lines` may lack their runs.
  func measure(_ request: TextRequest) -> TypesetText
  /// Returns whether there is a font file for a family, for code that asks for a font by its name.
  ///
  /// - Parameter site: the place in the source that asks.
  func hasFont(family: String, askedAt site: CallSite) -> Bool
  /// The fonts of the project's own files, with their families and PostScript names.
  var projectFonts: [(family: String, name: String)] { get }
}

extension TextMeasuring {
  /// Returns the text's size by typesetting the whole text.
  public func measure(_ request: TextRequest) -> TypesetText { typeset(request) }
  /// Returns `false`: there are no files.
  public func hasFont(family: String, askedAt site: CallSite) -> Bool { false }
  /// None.
  public var projectFonts: [(family: String, name: String)] { [] }
}
