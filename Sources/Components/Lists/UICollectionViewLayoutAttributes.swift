public import Foundation

/// Where an element of a collection is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The category of an element.
  public enum ElementCategory: Int, Sendable { case cell = 0, supplementaryView, decorationView }

  /// The rectangle in points, from the content's origin.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of painting: higher ones are in front.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false
  /// The transform about the middle.
  open var transform = CGAffineTransform.identity
  /// The place of the element.
  open var indexPath: IndexPath
  /// Whether the element is a cell, a supplementary view or a decoration view.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  public let representedElementKind: String?
  /// The axes on which the layout fixes the size of an element that sizes itself.
  var fixedAxes = (width: true, height: true)
  /// The place in a list section; `nil` elsewhere.
  var row: RowPlace?
  /// The rectangle of all items of a section that scrolls across the collection; `nil` elsewhere.
  var scrolledSection: CGRect?

  /// Makes the attributes of an element at a place.
  public required init(category: ElementCategory, kind: String?, indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }
  /// Makes the attributes of a header, a footer or another view that belongs to the content.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }
  /// Makes the attributes of a view that belongs to the layout.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The bounds in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Whether the element sizes itself on an axis.
  var isSelfSizing: Bool { !fixedAxes.width || !fixedAxes.height }

  /// Returns attributes with the same values.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let made = Self(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    (made.frame, made.alpha, made.zIndex, made.isHidden) = (frame, alpha, zIndex, isHidden)
    (made.transform, made.fixedAxes, made.row) = (transform, fixedAxes, row)
    made.scrolledSection = scrolledSection
    return made
  }

  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}
