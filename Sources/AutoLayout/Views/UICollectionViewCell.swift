public import Foundation

/// An item of a grid whose content sizes itself: constraints in `contentView` determine its size, with or without a
/// given width.
open class UICollectionViewCell: UIView {
  /// The view that the cell's content goes into.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  private let encapsulation = CellEncapsulation()

  package override func applyClassDefaults() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    let made = [
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor), bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ]
    for constraint in made {
      constraint.origin = .system
      constraint.identifier = "UICollectionViewCell-content"
    }
    NSLayoutConstraint.activate(made)
  }

  /// Is called before the cell shows something else; does nothing by default.
  open func prepareForReuse() {}

  /// The size that the content takes: at a width, or with a width of its own where none is given; points.
  open func fittingSize(width: CGFloat? = nil) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Fixes the content to the size that a grid gave the item, by the required constraints that UIKit names
  /// `UIView-Encapsulated-Layout-Width` and `-Height`.
  ///
  /// - Parameter size: the size in points; `nil` restores the item's own size.
  open func encapsulate(_ size: CGSize?) { encapsulation.hold(contentView, at: size) }
}
