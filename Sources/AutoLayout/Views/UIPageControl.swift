public import Foundation

/// A dot for each page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  private static let pitch: CGFloat = 16
  private static let dot: CGFloat = 7

  /// 26 points high since iOS 14; the width is a dot's 16 points for each page and 12 at both ends.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(0, min(numberOfPages, 1000))) * Self.pitch + 24, height: 26)
  }

  package override func contentItems() -> [ContentItem] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0), bounds.width > 0 else { return [] }
    let shown = min(numberOfPages, max(1, Int(bounds.width / Self.pitch)))
    let start = (bounds.width - CGFloat(shown) * Self.pitch) / 2
    return (0..<shown).map { page in
      let rect = CGRect(
        x: start + CGFloat(page) * Self.pitch + (Self.pitch - Self.dot) / 2, y: (bounds.height - Self.dot) / 2,
        width: Self.dot, height: Self.dot)
      let own = page == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
      let color = own ?? (page == currentPage ? .label : .tertiaryLabel)
      return .fill(.ellipse(in: directed(rect)), paint(color))
    }
  }
}
