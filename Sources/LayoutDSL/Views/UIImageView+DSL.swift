public import LPAutoLayout
public import Foundation

extension UIImageView {
  /// Makes an image view with a symbol or a file, in its own size or in the given size in points.
  public convenience init(
    _ source: ImageSource, size: CGSize? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(image: UIImage(source: source, size: size))
    recordCreation(fileID, filePath, line: line, column: column)
  }

  /// Sets how the image fills the view.
  @discardableResult
  public func contentMode(_ mode: UIView.ContentMode) -> Self {
    self.contentMode = mode
    return self
  }
}

extension UIImage {
  /// Returns a symbol as an image, where UIKit's own parameters take one: `UIBarItem(title: nil, image: .symbol("plus"))`.
  public static func symbol(_ name: String) -> UIImage { UIImage(source: .symbol(name), size: nil) }

  /// Makes an image of the given size or of its own size: 20 × 20 points for a symbol, the file's size for a file. A
  /// file that cannot be read has no size; the problem is reported when the file is loaded.
  convenience init(source: ImageSource, size: CGSize?) {
    let own: CGSize? =
      switch source {
      case .symbol(let name): UIImage(systemName: name)?.size
      case .file, .missing: LayoutEnvironment.current.images.size(of: source)
      }
    self.init(source, size: size ?? own ?? .zero)
  }
}
