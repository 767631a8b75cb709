public import LPAutoLayout
public import LPComponents

// Pictures that apps give to controls of the system, which are kept and not shown.

extension UISlider {
  private static let storedThumbs = Stored<[UInt: UIImage]>("UISlider.thumbImages", [:])
  private static let storedMinimum = Stored<[UInt: UIImage]>("UISlider.minimumTrackImages", [:])
  private static let storedMaximum = Stored<[UInt: UIImage]>("UISlider.maximumTrackImages", [:])

  /// Keeps the picture of the thumb for a state; the system's thumb is shown.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    Self.storedThumbs[self][UInt(state.rawValue)] = image
    if image != nil { InactiveUse.record("UISlider.setThumbImage(_:for:)", because: "the system's thumb is shown") }
  }
  /// The kept picture of the thumb.
  public func thumbImage(for state: UIControl.State) -> UIImage? { Self.storedThumbs[self][UInt(state.rawValue)] }
  /// Keeps the picture of the track before the thumb.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    Self.storedMinimum[self][UInt(state.rawValue)] = image
  }
  /// Keeps the picture of the track behind the thumb.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    Self.storedMaximum[self][UInt(state.rawValue)] = image
  }
  /// The kept picture of the thumb, where there is one.
  public var currentThumbImage: UIImage? { thumbImage(for: .normal) }
}

extension UIPageControl {
  /// When the dots have a background. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  private static let storedImage = Stored<UIImage?>("UIPageControl.preferredIndicatorImage", nil)
  private static let storedStyle = Stored("UIPageControl.backgroundStyle", BackgroundStyle.automatic)
  private static let storedInteraction = Stored("UIPageControl.allowsContinuousInteraction", true)

  /// Kept; dots are shown.
  public var preferredIndicatorImage: UIImage? {
    get { Self.storedImage[self] }
    set {
      Self.storedImage[self] = newValue
      if newValue != nil { InactiveUse.record("UIPageControl.preferredIndicatorImage", because: "dots are shown") }
    }
  }
  /// Kept; dots have no background at rest.
  public var backgroundStyle: BackgroundStyle {
    get { Self.storedStyle[self] }
    set { Self.storedStyle[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var allowsContinuousInteraction: Bool {
    get { Self.storedInteraction[self] }
    set { Self.storedInteraction[self] = newValue }
  }
}

extension UIButton {
  private static let storedUpdate = Stored<UIButton.ConfigurationUpdateHandler?>("UIButton.updateHandler", nil)

  /// Changes a button's configuration by its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Changes the button's configuration by its state; called when it is set, as the state stays what it is.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { Self.storedUpdate[self] }
    set {
      Self.storedUpdate[self] = newValue
      newValue?(self)
    }
  }
  /// Has the configuration changed by the state.
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
}

extension UITableView {
  private static let storedReadable = Stored("UITableView.cellLayoutMarginsFollowReadableWidth", false)

  /// Kept; rows have the table's margins, as they do on a phone, whose width is readable.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { Self.storedReadable[self] }
    set {
      Self.storedReadable[self] = newValue
      if newValue, traitCollection.horizontalSizeClass == .regular {
        InactiveUse.record(
          "UITableView.cellLayoutMarginsFollowReadableWidth", because: "rows have the table's margins in any width")
      }
    }
  }
}

extension UICollectionView {
  private static let storedPrefetching = Stored("UICollectionView.isPrefetchingEnabled", true)

  /// Kept; all cells that are seen are made.
  public var isPrefetchingEnabled: Bool {
    get { Self.storedPrefetching[self] }
    set { Self.storedPrefetching[self] = newValue }
  }
}
