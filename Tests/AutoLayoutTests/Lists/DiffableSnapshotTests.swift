import LPComponents
import Foundation
import Testing

struct DiffableSnapshotTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items are added to the last section unless one is named`() {
    let snapshot = snapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfSection("B") == 1)
  }

  @Test func `items move and leave`() {
    var snapshot = snapshot()
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 1, 5])
    snapshot.moveItem(5, beforeItem: 2)
    snapshot.deleteItems([3, 9])
    #expect(snapshot.itemIdentifiers == [5, 2, 4, 1])
    snapshot.deleteSections(["A"])
    #expect(snapshot.itemIdentifiers == [4, 1])
    #expect(snapshot.sectionIdentifiers == ["B"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `sections are inserted and moved`() {
    var snapshot = snapshot()
    snapshot.insertSections(["0"], beforeSection: "A")
    snapshot.insertSections(["A2"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["0", "A", "A2", "B"])
    snapshot.moveSection("B", beforeSection: "A")
    snapshot.moveSection("0", afterSection: "A2")
    #expect(snapshot.sectionIdentifiers == ["B", "A", "A2", "0"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
  }
}
