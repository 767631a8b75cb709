@_spi(Views) public import LPAutoLayout
public import Foundation

/// A view that a collection uses again: a header, a footer, a decoration or a cell.
open class UICollectionReusableView: UIView {
  /// The name under which the collection uses the view again; `nil` for none.
  open internal(set) var reuseIdentifier: String?

  /// The rectangle of all items of the section that scrolls the view across the collection; `nil` elsewhere.
  var scrolledSection: CGRect?
  @_spi(Views) open override var surroundingScrolledSection: CGRect? { scrolledSection }

  /// Is called before the view shows something else; does nothing by default.
  open func prepareForReuse() {}
  /// Is called before the view takes the place of attributes; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view wants: that of its constraints, at the width or the height that
  /// a list layout fixes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedAxes
    let fitted = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: fixed.width ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.height ? .required : .fittingSizeLevel)
    layoutAttributes.size = CGSize(
      width: fixed.width ? layoutAttributes.size.width : fitted.width,
      height: fixed.height ? layoutAttributes.size.height : fitted.height)
    return layoutAttributes
  }
}
