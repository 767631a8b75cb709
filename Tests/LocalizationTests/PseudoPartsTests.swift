import Foundation
import Testing

@testable import LPLocalization

struct PseudoPartsTests {
  nonisolated static let sets: [[PseudoLanguage]] = [
    [], [.accented], [.doubled], [.bounded], [.expanded], [.rtlStrings], [.accented, .doubled, .expanded, .bounded],
  ]

  @Test("pseudo-languages change the parts of a text as they change the whole", arguments: sets)
  func likeTheWhole(set: [PseudoLanguage]) {
    for parts in [["Read ", "the terms", " first."], ["a"], ["", "Welcome"], ["Größe", " 12 "]] {
      let changed = PseudoLanguage.apply(set, to: parts)
      #expect(changed.map(\.text).joined() == PseudoLanguage.apply(set, to: parts.joined()))
      #expect(changed.allSatisfy { parts.indices.contains($0.origin) })
    }
  }

  @Test("copies of a part come from it")
  func origins() {
    let changed = PseudoLanguage.apply([.doubled], to: ["one ", "two"])
    #expect(changed.map(\.origin) == [0, 1, 1, 0, 1])
    #expect(PseudoLanguage.apply([.expanded], to: ["", ""]).map(\.text) == ["", ""])
  }
}
