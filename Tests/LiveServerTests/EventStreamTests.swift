import Foundation
import Testing

@testable import LPLiveServer

/// What clients of the event stream receive.
@Suite struct EventStreamTests {
  @Test func `a client that reads no more is left behind, and the others receive everything`() {
    let stream = EventStream()
    let (idle, reading) = (stream.subscribe("state") { Data() }, stream.subscribe("state") { Data() })
    var received = 0
    for _ in 0..<4 {
      stream.send("picture", Data(repeating: 0x41, count: 300_000))
      received += reading.next(.max, seconds: 0)?.count ?? 0
    }
    #expect(received > 4 * 300_000)
    #expect(idle.next(.max, seconds: 0) == nil)
  }

  @Test func `a client that is slow receives what it has not read yet`() {
    let stream = EventStream()
    let slow = stream.subscribe("state") { Data("1".utf8) }
    stream.send("state", Data("2".utf8))
    #expect(slow.next(.max, seconds: 0) == Data("event: state\ndata: 1\n\nevent: state\ndata: 2\n\n".utf8))
  }
}
