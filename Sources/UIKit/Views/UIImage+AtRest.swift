public import LPAutoLayout
public import Foundation

extension UIImage {
  /// Returns the picture as it is: no picture of an app is shown mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    if Thread.isMainThread {
      MainActor.assumeIsolated {
        InactiveUse.record("UIImage.withHorizontallyFlippedOrientation()", because: "the picture is shown as it is")
      }
    }
    return self
  }

  /// Returns the picture drawn in a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// Returns the picture itself, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }
}
