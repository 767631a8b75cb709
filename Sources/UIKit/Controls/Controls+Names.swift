public import LPComponents
public import Foundation

extension UIActivityIndicatorView.Style {
  /// The old name of a medium one.
  public static var gray: Self { .medium }
  /// The old name of a medium one; its colour is that of `color`.
  public static var white: Self { .medium }
  /// The old name of a large one; its colour is that of `color`.
  public static var whiteLarge: Self { .large }
}

extension UIProgressView {
  private static let storedProgress = Stored<Progress?>("UIProgressView.observedProgress", nil)

  /// A progress to show: its part when it is set.
  public var observedProgress: Progress? {
    get { Self.storedProgress[self] }
    set {
      Self.storedProgress[self] = newValue
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension UIButton {
  /// Returns a system button with an image. Its method is never called.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let made = UIButton(type: .system)
    made.setImage(image, for: .normal)
    return made
  }
}

extension UIButton.ButtonType {
  /// The old name of a system button.
  public static var roundedRect: Self { .system }
}
