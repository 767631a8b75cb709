import Foundation

/// What stands in a bar: a title or an image; both in a tab bar only.
public struct UIBarItem: Hashable, Sendable {
  /// In navigation bars and toolbars seen where there is no image.
  public var title: String?
  /// The image; `nil` for none.
  public var image: UIImage?
  /// In a toolbar: takes the room that is left, evenly with the others.
  public var isFlexibleSpace = false

  /// Makes an item with a title, an image, or both.
  public init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// Makes an item that takes the space that is left over.
  public static func flexibleSpace() -> UIBarItem {
    var item = UIBarItem()
    item.isFlexibleSpace = true
    return item
  }

  /// In navigation bars and toolbars.
  var shownTitle: String? { image == nil ? title : nil }

  /// At 17 points; an image where there is one.
  @MainActor
  func width(in bar: UIView) -> CGFloat {
    if let image { return image.size.width }
    return ControlText(view: bar, string: title ?? "", font: .systemFont(ofSize: 17)).measure().size.width
  }

  @MainActor
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
