/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// A tab with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}
