import Foundation

/// A thread that its creator waits for.
struct JoinedThread {
  private var thread: pthread_t?

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Starts a thread; if that fails, the work is done at once.
  init(_ body: @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { work in
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if error == 0 {
      self.thread = thread
    } else {
      work.takeRetainedValue().body()
    }
  }

  func join() {
    if let thread { pthread_join(thread, nil) }
  }
}
