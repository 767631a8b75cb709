import Foundation

/// The section of a list: rows as wide as the collection that size themselves, and headers and footers.
@MainActor
struct ListSection {
  private let configuration: UICollectionLayoutListConfiguration
  private var metrics: ListMetrics { ListMetrics(.current) }

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    section.contentInsets = insets
    if configuration.headerMode == .supplementary { section.boundarySupplementaryItems.append(edge(isHeader: true)) }
    if configuration.footerMode == .supplementary { section.boundarySupplementaryItems.append(edge(isHeader: false)) }
    return section
  }

  /// The distances around groups are those of tables: 17.5 above and below, or a header or a footer instead.
  private var insets: NSDirectionalEdgeInsets {
    let side = configuration.isInset ? LayoutEnvironment.current.rootMargin : 0
    let gap = configuration.isPlain ? 0 : ListLengths.groupGap
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: side)
  }

  private func edge(isHeader: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let least = configuration.isPlain ? ListLengths.plainHeader : isHeader ? ListLengths.groupedHeader : 30
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(least)),
      elementKind: isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      alignment: isHeader ? .top : .bottom)
  }

  /// Returns the place of a row; without a row, that of a header or a footer.
  func place(ofRow row: Int?, of count: Int, in view: UIView) -> RowPlace {
    let style = configuration.style
    var place = RowPlace(in: style, metrics, safeArea: view.safeAreaInsets)
    guard let row else { return place }
    let (isFirst, isLast) = (row == 0, row == count - 1)
    place.roundCorners(in: style, by: metrics.cornerRadius, isFirst: isFirst, isLast: isLast)
    if configuration.showsSeparators { place.addSeparators(in: style, .separator, isFirst: isFirst, isLast: isLast) }
    return place
  }
}
