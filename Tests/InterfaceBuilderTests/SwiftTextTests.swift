import Testing

@testable import LPInterfaceBuilder

@MainActor
@Suite struct SwiftTextTests {
  @Test func `what shows a source in another order than it is compiled is escaped in a literal`() {
    #expect(SwiftText.literal("a\u{202E}\u{85}\u{2028}\r\n\u{0}") == #""a\u{202e}\u{85}\u{2028}\r\n\u{0}""#)
    #expect(SwiftText.literal("نص \u{200C}👩‍👧") == "\"نص \u{200C}👩‍👧\"")
  }
}
