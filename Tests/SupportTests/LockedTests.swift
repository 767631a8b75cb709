import Foundation
import Glibc
import LPSupport
import Testing

/// Values that one thread at a time has.
struct LockedTests {
  @Test func `Threads change a value one after the other`() {
    let sum = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { sum.withLock { $0 += 1 } }
    }
    #expect(sum.withLock { $0 } == 8000)
  }

  @Test func `A value can be used again after an error`() {
    struct Refusal: Error {}
    let value = Locked([1])
    #expect(throws: Refusal.self) {
      try value.withLock { (_) throws(Refusal) in throw Refusal() }
    }
    #expect(value.withLock { $0 } == [1])
  }

  @Test func `A copy of a copy of a process uses a lock that all of them know`() {
    let value = Locked(1)
    value.withLock { $0 += 1 }
    let copy = Self.copyProcess()
    if copy == 0 {
      value.withLock { $0 += 1 }
      let second = Self.copyProcess()
      if second == 0 {
        value.withLock { $0 += 1 }
        _exit(Int32(value.withLock { $0 }))
      }
      _exit(Self.end(of: second))
    }
    #expect(Self.end(of: copy) == 4)
    #expect(value.withLock { $0 } == 2)
  }

  /// What a process exits with; -1 where a signal ends it.
  private static func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return -1 } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  @_silgen_name("fork")
  private static func copyProcess() -> pid_t
}
