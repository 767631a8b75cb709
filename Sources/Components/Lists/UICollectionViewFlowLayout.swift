public import Foundation

/// Items in lines, as many in each as fit.
///
/// Lines other than the last one of a section are justified, and items are centred in their line, as on UIKit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Raw values are UIKit's.
  public enum ScrollDirection: Int, Codable, Sendable { case vertical = 0, horizontal }

  /// The estimate that lets items size themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before they size themselves, in points; zero for items of a given size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other.
  open var scrollDirection: ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// The size of headers, in points, of which the length along the lines is ignored.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points, of which the length along the lines is ignored.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight with their section.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  // MARK: Computing

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let bounds = view.bounds.size
    let across =
      isHorizontal ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    var start: CGFloat = 0
    for number in 0..<view.numberOfSections {
      var section = FlowSection(measures(of: number, in: view), start: start, across: across)
      section.place(sizes(of: number, in: view))
      start = section.end
      sections.append(section)
    }
    contentSize = oriented(CGRect(x: 0, y: 0, width: across, height: start)).size
  }

  private func measures(of number: Int, in view: UICollectionView) -> FlowSection.Measures {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    let line =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    let item =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    return FlowSection.Measures(
      inset: isHorizontal
        ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
      header: isHorizontal ? header.width : header.height, footer: isHorizontal ? footer.width : footer.height,
      lineSpacing: line, itemSpacing: item)
  }

  /// The size that an estimate stands for before the item is measured.
  private var estimate: CGSize? {
    guard estimatedItemSize != .zero else { return nil }
    return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  private func sizes(of number: Int, in view: UICollectionView) -> FlowSizes {
    let count = view.numberOfItems(inSection: number)
    if let estimate {
      var sizes = [CGSize](repeating: transposed(estimate), count: count)
      for (element, size) in preferredSizes
      where element.category == .cell && element.indexPath.section == number && element.indexPath.item < count {
        sizes[element.indexPath.item] = transposed(size)
      }
      return FlowSizes(sizes, isUniform: false)
    }
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return FlowSizes([CGSize](repeating: transposed(itemSize), count: count), isUniform: true)
    }
    let sizes = (0..<count).map { item in
      transposed(
        delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: number)))
    }
    return FlowSizes(sizes, isUniform: sizes.allSatisfy { $0 == sizes[0] })
  }

  private func transposed(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  /// Turns a rectangle of lines that follow each other downwards into one of the scroll direction, and back.
  private func oriented(_ rect: CGRect) -> CGRect {
    isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let flow = oriented(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.end >= flow.minY && section.start <= flow.maxY {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: number)
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        else { continue }
        found.append(attributes)
      }
      for item in section.items(between: flow.minY, and: flow.maxY) {
        let path = IndexPath(item: item, section: number)
        if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = oriented(sections[indexPath.section].frames[indexPath.item])
    if estimate != nil { attributes.fixedAxes = (false, false) }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    var rect = isHeader ? section.header : section.footer
    guard rect.height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    if isHeader, sectionHeadersPinToVisibleBounds, let view = collectionView {
      let inset = view.adjustedContentInset
      let top = isHorizontal ? view.bounds.minX + inset.left : view.bounds.minY + inset.top
      rect.origin.y = min(max(rect.minY, top), section.end - rect.height)
      attributes.zIndex = 10
    }
    attributes.frame = oriented(rect)
    return attributes
  }
}

/// Provides sizes and distances of a flow layout, in points; those of the layout by default.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the least distance between lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least distance between items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
