public import AutoLayout
public import Foundation

extension ImageView {
  /// A symbol or a file, at its own size or at the one given; points.
  public convenience init(
    _ source: ImageSource, size: CGSize? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(image: Image(source: source, size: size))
    recordCreation(fileID, filePath, line, column)
  }

  /// How the picture fills the view.
  @discardableResult
  public func mode(_ mode: View.ContentMode) -> Self {
    contentMode = mode
    return self
  }
}

extension Image {
  /// A picture at the size given, or at its own: 20 × 20 points for a symbol, the file's for a file. A file that cannot
  /// be read has no size; the problem is reported where it is loaded.
  init(source: ImageSource, size: CGSize?) {
    switch source {
    case .symbol(let name):
      let symbol = Image(systemName: name)
      self = symbol ?? Image(source, size: .zero)
    case .file, .missing:
      self.init(source, size: LayoutEnvironment.current.images.size(of: source) ?? .zero)
    }
    if let size { self.size = size }
  }
}
