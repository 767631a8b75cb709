@_spi(Views) public import LPAutoLayout
public import Foundation

/// A control with a dot for each page.
open class UIPageControl: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The number of dots.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The index of the dot that is marked.
  open var currentPage = 0
  /// Whether nothing is drawn for a single page.
  open var hidesForSinglePage = false
  /// The colour of the other dots; `nil` for the system's.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot that is marked; `nil` for the system's.
  open var currentPageIndicatorTintColor: UIColor?

  /// A screen reader says which page is shown.
  @_spi(Views) open override var spokenState: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }

  private static let pitch: CGFloat = 16
  private static let dot: CGFloat = 7

  /// The height is 26 points since iOS 14; the width is 16 points for each page and 12 at both ends.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(0, min(numberOfPages, 1000))) * Self.pitch + 24, height: 26)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
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
