import Foundation
import LPSupport
import Testing

struct SnapshotOutcomeTests {
  @Test func `a line of outcomes that is cut is left out`() {
    let text = """
      {"file":"/a.swift","reference":"/a.png","result":"differs","causes":["text is elsewhere"]}
      {"file":"/a.swift","ref
      """
    let outcomes = SnapshotOutcome.all(in: Data(text.utf8))
    #expect(outcomes.map(\.result) == [.differs])
    #expect(outcomes.first?.causes == ["text is elsewhere"])
  }
}
