public import Foundation

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section of a number; `nil` for none.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The configuration that all sections share.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var sections: [CompositionalSection] = []
  private var made: [Int: NSCollectionLayoutSection] = [:]
  private var contentSize = CGSize.zero

  /// Makes a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Makes a layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Makes a layout of sections that a closure returns.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }
  /// Makes a layout of sections that a closure returns.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Makes a layout without sections: archives are not decoded.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, .init())
    super.init(coder: coder)
  }

  /// Returns the layout of a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground =
      configuration.backgroundColor ?? (configuration.isPlain ? .systemBackground : .systemGroupedBackground)
    return layout
  }

  /// The background of the collection of a list; `nil` for other layouts.
  private(set) var listBackground: UIColor?

  open override func invalidateLayout() {
    made = [:]
    super.invalidateLayout()
  }

  // MARK: Computing

  private var isRow: Bool { configuration.scrollDirection == .horizontal }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    if let listBackground { view.backgroundColor = listBackground }
    let surroundings = CollectionSurroundings(view)
    let size = surroundings.effectiveContentSize
    // The insets of the scroll view move the content; those of the safe area at the sides are part of it.
    let inset = view.directional(view.adjustedContentInset)
    var place = CGPoint(x: surroundings.contentInsets.leading - inset.leading, y: 0)
    for number in 0..<view.numberOfSections {
      guard let section = section(number, surroundings) else { continue }
      var placed = CompositionalSection(section, count: view.numberOfItems(inSection: number), isRow: isRow)
      placed.place(at: place, in: size) { [preferredSizes] kind, index in
        preferredSizes[Self.element(kind, index, number)]
      }
      sections.append(placed)
      let spacing = configuration.interSectionSpacing
      if isRow { place.x = placed.frame.maxX + spacing } else { place.y = placed.frame.maxY + spacing }
    }
    let last = sections.last?.frame ?? .zero
    contentSize =
      isRow
      ? CGSize(width: last.maxX, height: size.height)
      : CGSize(width: view.bounds.width - inset.leading - inset.trailing, height: last.maxY)
  }

  private static func element(_ kind: String?, _ index: Int, _ section: Int) -> CollectionElement {
    guard let kind else { return .cell(IndexPath(item: index, section: section)) }
    return .supplementary(kind, IndexPath(item: 0, section: section))
  }

  /// Returns a section, which is asked for once for each layout.
  private func section(_ number: Int, _ surroundings: CollectionSurroundings) -> NSCollectionLayoutSection? {
    if let known = made[number] { return known }
    let section = provider(number, surroundings)
    made[number] = section
    return section
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isResized = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    if isResized { made = [:] }
    return isResized || hasPinned
  }

  private var hasPinned: Bool {
    sections.contains { $0.boundaries.contains { $0.item.pinToVisibleBounds } }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { contentSize }

  private var isMirrored: Bool { collectionView?.isRightToLeft ?? false }

  /// Mirrors a rectangle of the content where the interface runs from right to left.
  private func directed(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let flow = directed(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.frame.intersects(flow) {
      found += decorations(of: section, number)
      for boundary in section.boundaries {
        let attributes = attributes(of: boundary, in: section, number)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      for item in section.items(in: flow) {
        let path = IndexPath(item: item, section: number)
        guard let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) else { continue }
        found.append(attributes)
        found += supplementaries(of: path, attributes.frame, section)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let leaf = sections[indexPath.section].leaf(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = directed(leaf.frame)
    attributes.fixedAxes = leaf.item.layoutSize.fixedAxes
    attributes.row = place(ofRow: indexPath.item, in: indexPath.section)
    attributes.scrolledSection = sections[indexPath.section].scrolled.map(directed)
    return attributes
  }

  private func place(ofRow row: Int?, in number: Int) -> RowPlace? {
    guard let view = collectionView, let list = sections[number].section.list else { return nil }
    return view.inEnvironment { ListSection(list).place(ofRow: row, of: sections[number].count, in: view) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind }) {
      return attributes(of: boundary, in: section, indexPath.section)
    }
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    return supplementaries(of: indexPath, item.frame, section).first { $0.representedElementKind == elementKind }
  }

  private func attributes(
    of boundary: CompositionalSection.Boundary, in section: CompositionalSection, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: IndexPath(item: 0, section: number))
    var rect = boundary.frame
    if boundary.item.pinToVisibleBounds, let view = collectionView {
      let inset = view.adjustedContentInset
      let top = view.bounds.minY + inset.top
      let bottom = view.bounds.maxY - inset.bottom - rect.height
      rect.origin.y =
        boundary.item.isAtBottom
        ? max(min(rect.minY, bottom), section.frame.minY)
        : min(max(rect.minY, top), section.frame.maxY - rect.height)
    }
    attributes.frame = directed(rect)
    attributes.fixedAxes = boundary.item.layoutSize.fixedAxes
    attributes.zIndex = boundary.item.pinToVisibleBounds ? 10 : 0
    attributes.row = place(ofRow: nil, in: number)
    return attributes
  }

  /// Returns the badges and other views of an item, whose rectangle is in the interface's direction.
  private func supplementaries(
    of path: IndexPath, _ frame: CGRect, _ section: CompositionalSection
  ) -> [UICollectionViewLayoutAttributes] {
    guard let item = section.leaf(path.item)?.item else { return [] }
    return item.supplementaryItems.map { supplementary in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplementary.elementKind, with: path)
      let size = supplementary.layoutSize.size(in: frame.size)
      attributes.frame = directed(supplementary.containerAnchor.rect(of: size, in: directed(frame)))
      attributes.zIndex = supplementary.zIndex
      attributes.scrolledSection = section.scrolled.map(directed)
      return attributes
    }
  }

  private func decorations(of section: CompositionalSection, _ number: Int) -> [UICollectionViewLayoutAttributes] {
    section.section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let insets = item.contentInsets
      let rect = section.frame
      attributes.frame = directed(
        CGRect(
          x: rect.minX + insets.leading, y: rect.minY + insets.top,
          width: max(0, rect.width - insets.leading - insets.trailing),
          height: max(0, rect.height - insets.top - insets.bottom)))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}
