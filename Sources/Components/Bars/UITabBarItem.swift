/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text of the badge at the image; `nil` for none.
  open var badgeValue: String?
  /// The colour of the badge; `nil` for the system's red.
  open var badgeColor: UIColor?

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  /// Sets the attributes of the badge's text, of which colour and font are drawn.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = attributes
  }
  /// The attributes of the badge's text; `nil` if none were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// The image of the tab while it is selected; `nil` for `image`.
  open var selectedImage: UIImage?

  /// Makes a tab with a title, an image, and another image that is shown while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }

  /// Makes a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}
