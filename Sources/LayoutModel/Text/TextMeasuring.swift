/// Typesets text for the layout. `Drawing` has the implementation for fonts; implementations cache by request and may
/// be shared.
public protocol TextMeasuring: AnyObject, Sendable {
  /// Returns lines with glyphs and positions.
  func typeset(_ request: TextRequest) -> TypesetText
  /// Returns the block's size and baselines; `lines` may lack their runs.
  func measure(_ request: TextRequest) -> TypesetText
}

extension TextMeasuring {
  /// Returns the text's size by typesetting the whole text.
  public func measure(_ request: TextRequest) -> TypesetText { typeset(request) }
}
