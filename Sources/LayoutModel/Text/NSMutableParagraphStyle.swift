public import Foundation

/// A paragraph style to change. An attributed string copies it, so later changes need `addAttribute` again.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.layout.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.layout.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.layout.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.layout.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.layout.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.layout.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.layout.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.layout.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.layout.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.layout.tailIndent = newValue }
  }
  /// The tab stops; `nil` for the standard ones.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.layout.tabs = newValue?.map(\.value) }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.layout.tabInterval = newValue }
  }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    let tabs = (values.layout.tabs ?? TextTab.standard) + [anObject.value]
    values.layout.tabs = tabs.sorted { $0.location < $1.location }
  }
  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.layout.tabs = (values.layout.tabs ?? TextTab.standard).filter { $0 != anObject.value }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set {
      switch newValue {
      case .natural: values.layout.direction = nil
      case .leftToRight: values.layout.direction = .leftToRight
      case .rightToLeft: values.layout.direction = .rightToLeft
      }
    }
  }

  /// Takes over everything from another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
