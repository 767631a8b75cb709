import Foundation
import Testing

@testable import LPLiveServer

@Suite struct EventStreamTests {
  @Test func `a state of more than a megabyte kept every page unconnected`() throws {
    let stream = EventStream()
    let state = Data(repeating: UInt8(ascii: "x"), count: 3_000_000)
    let subscriber = stream.subscribe("state") { state }
    stream.send("state", state)
    var received = 0
    while received < 6_000_000 { received += try #require(subscriber.next(1_000_000)).count }
    #expect(received >= 6_000_000)
  }

  @Test func `a client that reads no more is left behind`() {
    let stream = EventStream()
    let subscriber = stream.subscribe("state") { Data() }
    for _ in 0..<200 { stream.send("state", Data(count: 10_000)) }
    #expect(subscriber.next(1) == nil)
  }
}
