internal import Glibc

/// A value that one thread at a time reads or changes.
///
/// Unlike `Mutex` of the module `Synchronization`, it works in copies of a process. That lock knows its thread by a number
/// that each module keeps for itself: in a copy some still have the number of the first process, and it traps.
public final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let lock = ThreadLock()
  @usableFromInline var value: Value

  public init(_ value: sending Value) {
    self.value = value
  }

  /// Calls a function with the value, while no other thread has it.
  @inlinable
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.close()
    defer { lock.open() }
    return try body(&value)
  }
}

/// A lock of the system's threads.
@usableFromInline
final class ThreadLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  @usableFromInline
  init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @usableFromInline
  func close() {
    pthread_mutex_lock(mutex)
  }

  @usableFromInline
  func open() {
    pthread_mutex_unlock(mutex)
  }
}
