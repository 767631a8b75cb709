public import LPComponents
import Foundation

extension UINavigationBar {
  /// Makes a bar whose title is a key in the string catalogs, between items from the edges inwards.
  public convenience init(
    _ title: LocalizedKey, leading: [UIBarItem] = [], trailing: [UIBarItem] = [], table: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      title: title.text(
        table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
    (leadingItems, trailingItems) = (leading, trailing)
    recordCreation(fileID, filePath, line: line, column: column)
  }
}

extension UITabBar {
  /// Makes a bar with items, of which one is selected.
  public convenience init(items: [UIBarItem], selected: Int) {
    self.init(items: items)
    selectedIndex = selected
  }
}

extension UIBarItem {
  /// Makes an item whose title is a key in the string catalogs, optionally with an image, which tab bars show above it
  /// and other bars in its place.
  public convenience init(
    _ title: LocalizedKey, image: ImageSource? = nil, table: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let text = title.text(
      table: table, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    self.init(title: text, image: image.map { UIImage(source: $0, size: nil) })
  }
}
