public import Foundation

/// An item of a navigation bar or of a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The view that the bar shows as the item, in place of a title and an image. A view with a frame keeps its size;
  /// others have the size of their content.
  open var customView: UIView? { didSet { changed() } }
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// How the title looks: that of an item that finishes something is semibold.
  open var style = Style.plain { didSet { changed() } }
  /// The colour of the title or the image; `nil` for the bar's.
  open var tintColor: UIColor?
  /// The size of the view, as the bar has measured it; points.
  var customSize = CGSize.zero

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(title: nil, image: nil)
    self.customView = customView
  }

  /// Makes an item without content that takes the remaining space in a toolbar.
  open override class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isFlexibleSpace = true
    return item
  }
  /// Makes an item without content that takes a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }

  override var shownTitle: String? { customView == nil ? super.shownTitle : nil }
  override var titleFont: UIFont { .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular) }

  override func color(in bar: UIView) -> UIColor { isEnabled ? tintColor ?? bar.tintColor : super.color(in: bar) }

  override func width(in bar: UIView) -> CGFloat {
    guard width <= 0 else { return width }
    return customView == nil ? super.width(in: bar) : customSize.width
  }

  override func picture(at x: CGFloat, _ middle: CGFloat, in bar: UIView) -> [ContentItem] {
    customView == nil ? super.picture(at: x, middle, in: bar) : []
  }
}
