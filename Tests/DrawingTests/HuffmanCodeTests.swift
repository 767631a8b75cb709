import Testing

@testable import LPDrawing

@Suite struct HuffmanCodeTests {
  static let tables: [[Int]] = [
    [5], [1, 1], [0, 0, 7],
    [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072],
    Array(repeating: 3, count: 286), (0..<286).map { $0 * $0 % 97 }, [1_000_000, 1, 0, 1, 1],
  ]

  @Test(arguments: tables.indices, [7, 15])
  func codesAreCompletePrefixCodesOfLimitedLength(_ index: Int, _ longest: Int) {
    let frequencies = Self.tables[index]
    guard frequencies.filter({ $0 > 0 }).count <= 1 << longest else { return }
    let code = HuffmanCode(frequencies: frequencies, longest: longest)
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    #expect(frequencies.indices.allSatisfy { (code.lengths[$0] > 0) == (frequencies[$0] > 0) })
    #expect(code.lengths.allSatisfy { Int($0) <= longest })
    // Kraft's sum is 1 for a complete code.
    let sum = used.reduce(0.0) { $0 + 1 / Double(1 << Int(code.lengths[$1])) }
    #expect(used.count == 1 ? sum == 0.5 : sum == 1)
    for a in used {
      for b in used where a != b && code.lengths[a] <= code.lengths[b] {
        let mask = UInt32(1) << UInt32(code.lengths[a]) - 1
        #expect(code.codes[b] & mask != code.codes[a], "\(a) begins \(b)")
      }
    }
  }

  @Test func frequentSymbolsHaveShortCodes() {
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4], longest: 15).lengths == [3, 3, 2, 1])
  }
}
