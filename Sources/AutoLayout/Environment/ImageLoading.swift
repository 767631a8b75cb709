public import Foundation

/// Provides the sizes of images in points before anything is drawn.
public protocol ImageLoading: AnyObject, Sendable {
  /// Returns the size of an image; `nil` if the file does not exist or cannot be read, which the loader reports.
  func size(of source: ImageSource) -> CGSize?
}
