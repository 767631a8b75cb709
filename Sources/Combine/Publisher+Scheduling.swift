/// Operators that change where or when values arrive. Here values arrive at once: a picture shows the screen after any
/// wait.
extension Publisher {
  /// Delivers at once.
  public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Connects at once.
  public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Delivers at once.
  public func delay<S: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Delivers each value at once.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTime.Stride, scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Delivers each value at once.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Never fails because of time.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTime.Stride, scheduler: S, options: Never? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
