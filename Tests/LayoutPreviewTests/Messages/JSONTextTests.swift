import Foundation
import LPSupport
import Testing

@Suite struct JSONTextTests {
  @Test(
    "a text that ends with the bracket of its 513th level was the end of the process",
    arguments: ["[", "{\"a\":"], [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func deepOpening(opening: String, encoding: String.Encoding) throws {
    for outer in [0, 510, 511, 512, 513] {
      for last in ["[", "{"] {
        let data = try #require((String(repeating: opening, count: outer) + last).data(using: encoding))
        #expect(throws: DecodingError.self) { try JSONText.decode([String].self, from: data) }
      }
    }
  }

  @Test func `numbers that are not finite are read where they are expected`() throws {
    let text = Data(#"["nan", "infinity", "-infinity", 1]"#.utf8)
    let numbers = try JSONText.decode([Double].self, from: text, readsNonFinite: true)
    #expect(numbers[0].isNaN && numbers.dropFirst() == [.infinity, -.infinity, 1])
    #expect(throws: DecodingError.self) { try JSONText.decode([Double].self, from: text) }
  }
}
