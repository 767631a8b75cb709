import Testing

@testable import LPEditorServer

/// Where compiled lines are in a text that is being edited.
@Suite struct LineMapTests {
  private func places(_ old: String, _ new: String) -> [Int?] {
    let map = LineMap(from: old.map { "\($0)" }, to: new.map { "\($0)" })
    return (0..<old.count).map(map.line)
  }

  @Test func `Lines move with what is inserted and removed before them`() {
    #expect(places("abc", "abc") == [0, 1, 2])
    #expect(places("abc", "xabyc") == [1, 2, 4])
    #expect(places("abcd", "ad") == [0, nil, nil, 1])
    #expect(places("abc", "aXc") == [0, nil, 2])
    #expect(places("abc", "") == [nil, nil, nil])
    #expect(places("aaa", "aa").compactMap { $0 } == [0, 1])
  }

  @Test func `A line that is not in the text has no place`() {
    let map = LineMap(from: ["a"], to: ["a"])
    #expect(map.line(-1) == nil && map.line(1) == nil)
  }

  @Test func `Every line that has a place is the same there, and places are in order`() {
    for seed in 0..<200 {
      var state = UInt64(seed + 1)
      func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      let old = (0..<next(30)).map { _ in "\(next(6))" }
      let new = (0..<next(30)).map { _ in "\(next(6))" }
      let map = LineMap(from: old, to: new)
      let places = old.indices.compactMap { line in map.line(line).map { (line, $0) } }
      #expect(places.allSatisfy { old[$0.0] == new[$0.1] })
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.1 < $1.1 })
    }
  }
}
