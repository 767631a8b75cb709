public import LPComponents
import Foundation

extension UIButton {
  /// Makes a button whose title is a key in the string catalogs, optionally with an image 8 points before the title.
  ///
  /// Without a style it is a system button: text in the tint colour, without a background.
  /// `UIButton("cart.pay", style: .filled())` makes a button with one of UIKit's configurations.
  public convenience init(
    _ key: LocalizedKey, image: ImageSource? = nil, style: Configuration? = nil, table: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let title = key.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.init(title: title, image: image, style: style)
    recordCreation(fileID, filePath, line: line, column: column)
  }

  /// Makes a button with only an image.
  public convenience init(
    image: ImageSource, style: Configuration? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(title: nil, image: image, style: style)
    recordCreation(fileID, filePath, line: line, column: column)
  }

  private convenience init(title: String?, image: ImageSource?, style: Configuration?) {
    let image = image.map { UIImage(source: $0, size: nil) }
    if var style {
      style.title = title
      style.image = image
      if title != nil, image != nil, style.imagePadding == 0 { style.imagePadding = 8 }
      self.init(configuration: style)
    } else {
      self.init(type: .system)
      setTitle(title, for: .normal)
      setImage(image, for: .normal)
      titleLabel?.font = .preferredFont(forTextStyle: .body)
      titleLabel?.adjustsFontForContentSizeCategory = true
    }
  }

  /// Changes the configuration of a configured button; a system button has none.
  @discardableResult
  public func configuration(_ change: (inout Configuration) -> Void) -> Self {
    if var configuration {
      change(&configuration)
      self.configuration = configuration
    }
    return self
  }
}
