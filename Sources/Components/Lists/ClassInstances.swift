public import Foundation

// Lists make instances of classes that they know as values. UIKit calls their initialisers by name; Swift allows that
// for required initialisers only, which would break each cell with initialisers of its own. The allocating entry of a
// convenience initialiser takes the class as an argument and calls the class's own override, so each function below is
// declared a second time as a method of the class. A class that lacks the initialiser traps, as it does on UIKit.
// `@usableFromInline` keeps the entry, which nothing calls by its own name.

extension UITableViewCell {
  @_silgen_name("LayoutPreview_UITableViewCell_instance")
  @usableFromInline convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of this class by its `init(style:reuseIdentifier:)`.
  @_silgen_name("LayoutPreview_UITableViewCell_instance")
  class func instance(registeredFor identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("LayoutPreview_UITableViewHeaderFooterView_instance")
  @usableFromInline convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Makes a view of this class by its `init(reuseIdentifier:)`.
  @_silgen_name("LayoutPreview_UITableViewHeaderFooterView_instance")
  class func instance(registeredFor identifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("LayoutPreview_UICollectionReusableView_instance")
  @usableFromInline convenience init(registeredWithWidth width: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
  }

  /// Makes a view of this class by its `init(frame:)`, with a width in points.
  @_silgen_name("LayoutPreview_UICollectionReusableView_instance")
  class func instance(width: CGFloat) -> UICollectionReusableView
}
