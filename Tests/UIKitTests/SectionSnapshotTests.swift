import Testing
import UIKit

/// The items of one section, which may have items below them.
@MainActor
struct SectionSnapshotTests {
  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "tools"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["seed"], to: "apple")
    return outline
  }

  @Test func `items stand behind those that they are below`() {
    var outline = outline
    #expect(outline.items == ["fruit", "apple", "seed", "pear", "tools"])
    #expect(outline.rootItems == ["fruit", "tools"] && outline.visibleItems == ["fruit", "tools"])
    #expect(outline.level(of: "seed") == 2 && outline.parent(of: "pear") == "fruit")
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "tools"] && outline.isExpanded("fruit"))
    outline.insert(["plum"], after: "apple")
    outline.insert(["fig"], before: "apple")
    #expect(outline.items == ["fruit", "fig", "apple", "seed", "plum", "pear", "tools"])
    #expect(outline.snapshot(of: "apple").items == ["seed"])
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "fig", "plum", "pear", "tools"] && !outline.contains("seed"))
    outline.replace(childrenOf: "fruit", using: self.outline.snapshot(of: "fruit"))
    #expect(outline.items == self.outline.items)
    outline.collapse(["fruit"])
    #expect(!outline.isVisible("pear") && outline.index(of: "apple") == 1)
  }

  @Test func `a collection shows the items of a section that are visible`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var outline = outline
    source.apply(outline, to: 7)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    outline.expand(["fruit", "apple"])
    source.apply(outline, to: 7, animatingDifferences: false)
    #expect(collection.numberOfItems(inSection: 0) == 5 && source.snapshot().sectionIdentifiers == [7])
    #expect(source.snapshot(for: 7).parent(of: "seed") == "apple")
    var plain = NSDiffableDataSourceSnapshot<Int, String>()
    plain.appendSections([7])
    plain.appendItems(["other"])
    source.apply(plain)
    #expect(source.snapshot(for: 7).items == ["other"])
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "fruit" }
    source.reorderingHandlers.canReorderItem = { _ in false }
    #expect(source.sectionSnapshotHandlers.shouldExpandItem?("fruit") == true)
  }
}
