/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// Makes a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}
