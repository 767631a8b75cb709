import Foundation
import LPAdoption
import Testing

struct TestLogTests {
  @Test func `tests pass, fail with their first message, and end with the process`() {
    let log = TestLog(
      """
      Test Suite 'All tests' started at 2026-11-28 20:00:00.000
      Test Case 'CardTests.testA' started at 2026-11-28 20:00:00.000
      Test Case 'CardTests.testA' passed (0.01 seconds)
      Test Case 'CardTests.testB' started at 2026-11-28 20:00:00.000
      /app/CardTests.swift:12: error: CardTests.testB : failed - it differs
      /app/CardTests.swift:13: error: CardTests.testB : failed - again
      Test Case 'CardTests.testB' failed (0.02 seconds)
      Test Case 'CardTests.testC' started at 2026-11-28 20:00:00.000
      Cards/Card.swift:3: Fatal error: no value
      """)
    #expect(log.tests.map(\.name) == ["CardTests.testA", "CardTests.testB", "CardTests.testC"])
    #expect(log.tests.map(\.hasPassed) == [true, false, false])
    #expect(log.tests.map(\.message) == [nil, "failed - it differs", "no value"])
    #expect(log.crash == "no value")
  }

  @Test func `tests of Swift Testing are read too`() {
    let log = TestLog(
      """
      ◇ Test card() started.
      ✔ Test card() passed after 0.010 seconds.
      ✘ Test "a card is wide" failed after 0.010 seconds with 1 issue.
      ✘ Test run with 2 tests failed after 0.1 seconds with 1 issue.
      """)
    #expect(log.tests.map(\.name) == ["card()", "\"a card is wide\""])
    #expect(log.tests.map(\.hasPassed) == [true, false])
    #expect(log.crash == nil)
  }

  @Test func `a process that stops between tests says why`() {
    let log = TestLog("Test Suite 'CardTests' started at 20:00\nCards/Case.swift:9: Assertion failed: another device")
    #expect(log.tests.isEmpty)
    #expect(log.crash == nil)
    #expect(log.stop == "another device")
  }
}
