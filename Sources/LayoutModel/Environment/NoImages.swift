public import Foundation

/// An image source that has no images.
public final class NoImages: ImageLoading {
  /// Makes an image source that has no images.
  public init() {}
  public func size(of source: ImageSource) -> CGSize? { nil }
}
