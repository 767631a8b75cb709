public import LPComponents

extension UISearchBar: UITextInputTraits {
  /// How much of the bar is drawn behind the field; raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// The icons in the field; raw values are UIKit's.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  private static let delegates = Stored<WeakReference?>("UISearchBar.delegate", nil)
  private static let styles = Stored<Style>("UISearchBar.searchBarStyle", .default)
  private static let translucencies = Stored<Bool>("UISearchBar.isTranslucent", true)
  private static let prompts = Stored<String?>("UISearchBar.prompt", nil)
  private static let backgrounds = Stored<UIImage?>("UISearchBar.backgroundImage", nil)
  private static let titles = Stored<[String]?>("UISearchBar.scopeButtonTitles", nil)
  private static let scopes = Stored<Int>("UISearchBar.selectedScopeButtonIndex", 0)
  private static let scopeBars = Stored<Bool>("UISearchBar.showsScopeBar", false)
  private static let bookmarks = Stored<Bool>("UISearchBar.showsBookmarkButton", false)

  /// The delegate, which is never called.
  public weak var delegate: (any UISearchBarDelegate)? {
    get { Self.delegates[self]?.object as? any UISearchBarDelegate }
    set { Self.delegates[self] = newValue.map(WeakReference.init) }
  }
  /// How much of the bar is drawn behind the field; kept. Nothing is drawn there.
  public var searchBarStyle: Style {
    get { Self.styles[self] }
    set { Self.styles[self] = newValue }
  }
  /// Whether what is behind the bar shines through; kept.
  public var isTranslucent: Bool {
    get { Self.translucencies[self] }
    set { Self.translucencies[self] = newValue }
  }
  /// The image behind the field; kept.
  public var backgroundImage: UIImage? {
    get { Self.backgrounds[self] }
    set { Self.backgrounds[self] = newValue }
  }
  /// The line of text above the field, which is not drawn.
  public var prompt: String? {
    get { Self.prompts[self] }
    set {
      Self.prompts[self] = newValue
      if newValue != nil { Self.isMissing("prompt") }
    }
  }
  /// The titles of the scopes, which are not drawn.
  public var scopeButtonTitles: [String]? {
    get { Self.titles[self] }
    set { Self.titles[self] = newValue }
  }
  /// The scope that is selected.
  public var selectedScopeButtonIndex: Int {
    get { Self.scopes[self] }
    set { Self.scopes[self] = newValue }
  }
  /// Whether the scopes are below the field; they are not drawn.
  public var showsScopeBar: Bool {
    get { Self.scopeBars[self] }
    set {
      Self.scopeBars[self] = newValue
      if newValue { Self.isMissing("showsScopeBar") }
    }
  }
  /// Whether the field has a bookmark button at its trailing side; it is not drawn.
  public var showsBookmarkButton: Bool {
    get { Self.bookmarks[self] }
    set {
      Self.bookmarks[self] = newValue
      if newValue { Self.isMissing("showsBookmarkButton") }
    }
  }

  private static func isMissing(_ member: String) {
    InactiveUse.record("UISearchBar.\(member)", because: "only the field and the button beside it are drawn")
  }

  /// Whether the scopes are below the field; they are not drawn.
  public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  /// Shows or hides the button that ends the search, at once.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Replaces the icon at the start of the field or that of the button which clears it; `nil` is the system's. Other
  /// icons are not drawn, and bars are drawn in the normal state.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    switch icon {
    case .search: self.icon = iconImage
    case .clear: clearIcon = iconImage
    case .bookmark, .resultsList: Self.isMissing("setImage(_:for:state:)")
    }
  }
  /// Returns the icon that was set for the normal state; `nil` for the system's.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    switch icon {
    case .search: self.icon
    case .clear: clearIcon
    case .bookmark, .resultsList: nil
    }
  }
}

extension UISearchBar {
  private static let storedScopes = Stored<UIImage?>("UISearchBar.scopeBarBackgroundImage", nil)
  private static let storedText = Stored("UISearchBar.searchTextPositionAdjustment", UIOffset.zero)
  private static let storedImages = Stored<[UInt: UIImage]>("UISearchBar.searchFieldBackgroundImages", [:])

  /// The image behind the scopes; kept.
  public var scopeBarBackgroundImage: UIImage? {
    get { Self.storedScopes[self] }
    set { Self.storedScopes[self] = newValue }
  }
  /// How far the text is moved, in points; kept.
  public var searchTextPositionAdjustment: UIOffset {
    get { Self.storedText[self] }
    set { Self.storedText[self] = newValue }
  }
  /// Keeps the image behind the text for a state; the system's field is drawn.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    Self.storedImages[self][UInt(state.rawValue)] = backgroundImage
    if backgroundImage != nil {
      InactiveUse.record(
        "UISearchBar.setSearchFieldBackgroundImage(_:for:)", because: "the system's field is drawn")
    }
  }
  /// The kept image behind the text for a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    Self.storedImages[self][UInt(state.rawValue)]
  }
}
