import Testing

@testable import SnapshotTesting

struct SnapshotPlaceTests {
  @Test func `a test's name becomes a part of a path as on a Mac`() {
    #expect(SnapshotPlace.part("testCard()") == "testCard")
    #expect(SnapshotPlace.part("a card (dark)") == "a-card-dark")
    #expect(SnapshotPlace.part("iPhone 8 Plus") == "iPhone-8-Plus")
  }
}
