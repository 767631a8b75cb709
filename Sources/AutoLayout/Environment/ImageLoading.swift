public import Foundation

/// Answers an image's size in points before anything is drawn.
public protocol ImageLoading: AnyObject, Sendable {
  /// `nil` where there is no such file, or it cannot be read; the problem is then reported by the loader.
  func size(of source: ImageSource) -> CGSize?
}
