public import Foundation

/// What stands in a bar: a title or an image; both in a tab bar only.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title, which navigation bars and toolbars show where there is no image.
  open var title: String?
  /// The image, which stands above the title in a tab bar and instead of it elsewhere.
  open var image: UIImage?
  /// A number that the app gives the item.
  open var tag = 0
  /// Whether a toolbar gives the item the room that is left, evenly with others of the kind.
  package var isFlexibleSpace = false

  /// An item with a title or an image.
  public required init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// An item without content that takes the room that is left in a toolbar.
  open class func flexibleSpace() -> Self {
    let item = Self()
    item.isFlexibleSpace = true
    return item
  }

  /// In navigation bars and toolbars.
  var shownTitle: String? { image == nil ? title : nil }

  /// At 17 points; an image where there is one.
  func width(in bar: UIView) -> CGFloat {
    if let image { return image.size.width }
    return ControlText(view: bar, string: title ?? "", font: .systemFont(ofSize: 17)).measure().size.width
  }

  func picture(at x: CGFloat, _ middle: CGFloat, in bar: UIView) -> [ContentItem] {
    guard let image else { return [] }
    let rect = CGRect(x: x, y: middle - image.size.height / 2, width: image.size.width, height: image.size.height)
    return bar.picture(image, in: bar.directed(rect), bar.tintColor)
  }
}

/// Heights of bars by device.
enum BarMetrics {
  /// 32 where the height is compact, 50 on a tablet; points.
  static func height(_ traits: UITraitCollection, phone: CGFloat) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : phone
  }
}
