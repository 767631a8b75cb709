public import LPComponents
import Foundation
import LPLayoutModel

extension UICollectionView {
  /// Makes a collection of sections:
  ///
  ///     CollectionView(CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) {
  ///       CollectionSection(items: songs) { row($0) }
  ///     }
  public convenience init(
    _ layout: UICollectionViewLayout, @CollectionSectionBuilder _ sections: () -> [CollectionSection],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    recordCreation(fileID, filePath, line: line, column: column)
    let source = SectionItems(sections())
    keep(source)
    dataSource = source
  }
}

/// The items of the sections that a block lists.
private final class SectionItems: NSObject, UICollectionViewDataSource {
  private let sections: [CollectionSection]

  init(_ sections: [CollectionSection]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { sections[indexPath.section].cell(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    sections[indexPath.section].views[kind]?() ?? UICollectionReusableView(frame: .zero)
  }
}

/// Collects the sections of a collection, in order.
@MainActor
@resultBuilder
public enum CollectionSectionBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] { [section] }
  /// Takes sections that a function makes.
  public static func buildExpression(_ sections: [CollectionSection]) -> [CollectionSection] { sections }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [CollectionSection]...) -> [CollectionSection] { parts.flatMap { $0 } }
  /// Takes the sections of an `if` without `else`.
  public static func buildOptional(_ part: [CollectionSection]?) -> [CollectionSection] { part ?? [] }
  /// Takes the sections of the first branch.
  public static func buildEither(first: [CollectionSection]) -> [CollectionSection] { first }
  /// Takes the sections of the second branch.
  public static func buildEither(second: [CollectionSection]) -> [CollectionSection] { second }
  /// Joins the sections that a `for` loop makes.
  public static func buildArray(_ parts: [[CollectionSection]]) -> [CollectionSection] { parts.flatMap { $0 } }
}
