public import LPAutoLayout
public import Foundation

extension UIImageView {
  private static let storedHighlighted = Stored<UIImage?>("UIImageView.highlightedImage", nil)
  private static let storedState = Stored("UIImageView.isHighlighted", false)
  private static let storedImages = Stored<[UIImage]?>("UIImageView.animationImages", nil)
  private static let storedDuration = Stored<TimeInterval>("UIImageView.animationDuration", 0)

  /// Kept; the view shows `image`.
  public var highlightedImage: UIImage? {
    get { Self.storedHighlighted[self] }
    set { Self.storedHighlighted[self] = newValue }
  }
  /// Kept; the view shows `image`.
  public var isHighlighted: Bool {
    get { Self.storedState[self] }
    set { Self.storedState[self] = newValue }
  }
  /// Kept; the first one is shown where there is no `image`.
  public var animationImages: [UIImage]? {
    get { Self.storedImages[self] }
    set {
      Self.storedImages[self] = newValue
      if image == nil { image = newValue?.first }
    }
  }
  /// Kept; nothing moves.
  public var animationDuration: TimeInterval {
    get { Self.storedDuration[self] }
    set { Self.storedDuration[self] = newValue }
  }
  /// Does nothing.
  public func startAnimating() {}
  /// Does nothing.
  public func stopAnimating() {}
  /// Always `false`.
  public var isAnimating: Bool { false }
}
