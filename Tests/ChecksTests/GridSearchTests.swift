import LPChecks
import LPSupport
import Testing

struct GridSearchTests {
  @Test func `Every place where the state changes is found to the grid's step, in both directions`() {
    // Broken below 34, sound up to 60, broken to 75, sound.
    let search = GridSearch(last: 100, stride: 10) { (34...60).contains($0) || $0 > 75 }
    let changes = zip(search.samples, search.samples.dropFirst()).filter { $0.state != $1.state }
    #expect(changes.map { [$0.0.index, $0.1.index] } == [[33, 34], [60, 61], [75, 76]])
  }

  @Test func `What comes and goes between two steps is seen at landmarks only`() {
    let isOdd = { (index: Int) in index == 47 }
    #expect(!GridSearch(last: 100, stride: 10, evaluate: isOdd).samples.contains { $0.state })
    let search = GridSearch(last: 100, stride: 10, landmarks: [47, 500, -1], evaluate: isOdd)
    #expect(search.samples.filter(\.state).map(\.index) == [47])
    #expect(search.samples.map(\.index).contains(46) && search.samples.map(\.index).contains(48))
  }

  @Test func `A way of no length is one place`() {
    #expect(GridSearch(last: 0, stride: 8) { $0 }.samples.map(\.index) == [0])
  }

  @Test func `Changes that are a step or more apart are all found`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      var changes: [Int] = []
      var place = 0
      while true {
        place += 17 + random.below(60)
        if place > 1000 { break }
        changes.append(place)
      }
      let search = GridSearch(last: 1000, stride: 16) { index in changes.count { $0 <= index } }
      let found = zip(search.samples, search.samples.dropFirst()).filter { $0.state != $1.state }
      #expect(found.map(\.1.index) == changes)
      #expect(found.allSatisfy { $0.1.index - $0.0.index == 1 })
      #expect(search.samples.count < 64 + changes.count * 5 + 2)
    }
  }
}
