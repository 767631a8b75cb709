import Foundation
import Testing

@testable import LPProcesses

/// What workers and their command tell each other.
@Suite struct WorkerFrameTests {
  private static let frames: [WorkerFrame] = [
    WorkerFrame(.ready), WorkerFrame(.request, Data("größe\n×".utf8)), WorkerFrame(.item, Data([0, 255, 10])),
    WorkerFrame(.answer, Data(repeating: 7, count: 70_000)), WorkerFrame(.refusal, Data("{}".utf8)), .knownItem(0),
    .knownItem(99_999),
  ]

  @Test(arguments: frames)
  func `a frame arrives whole`(_ frame: WorkerFrame) {
    var received = frame.encoded
    #expect(WorkerFrame.next(in: &received) == frame)
    #expect(received.isEmpty)
  }

  @Test func `frames arrive in their order, however the bytes come`() {
    let bytes = Self.frames.reduce(Data()) { $0 + $1.encoded }
    var received = Data()
    var frames: [WorkerFrame] = []
    for start in stride(from: 0, to: bytes.count, by: 999) {
      received.append(bytes[start..<min(start + 999, bytes.count)])
      while let frame = WorkerFrame.next(in: &received) { frames.append(frame) }
    }
    #expect(frames == Self.frames)
    #expect(received.isEmpty)
  }

  @Test func `a part of a frame is none, and stays`() {
    let bytes = WorkerFrame(.answer, Data("answer".utf8)).encoded
    for count in 0..<bytes.count {
      var received = Data(bytes.prefix(count))
      #expect(WorkerFrame.next(in: &received) == nil)
      #expect(received.count == count)
    }
  }

  @Test func `bytes that begin no frame are dropped`() {
    var received = Data("nonsense".utf8)
    #expect(WorkerFrame.next(in: &received) == nil)
    #expect(received.isEmpty)
  }

  @Test func `items are named by number where they are known`() {
    #expect(WorkerFrame.knownItem(70_000).number == 70_000)
    #expect(WorkerFrame(.item, Data([1, 0, 0, 0])).number == nil)
    #expect(WorkerFrame(.knownItem, Data([1])).number == nil)
  }
}
