/// Operators that join publishers.
extension Publisher {
  /// Delivers the values of the publishers that values become.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    joining(isLatest: false, transform)
  }

  /// Delivers the values of the publishers that values become, which do not fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    joining(isLatest: false) { transform($0).setFailureType(to: Failure.self) }
  }

  private func joining<P: Publisher>(
    isLatest: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      let joint = Joint<P.Output, Failure>(receiver)
      joint.begin()
      joint.connections.append(
        run(
          { value in
            if isLatest { joint.endOthers() }
            joint.begin()
            let publisher = transform(value)
            joint.connections.append(publisher.run(receiver.value, joint.end))
          }, joint.end))
      return AnyCancellable { joint.connections = [] }
    }
  }

  /// Delivers the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    joining(isLatest: true) { $0 }
  }

  /// Delivers the values of the latest publisher, which does not fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    joining(isLatest: true) { $0.setFailureType(to: Failure.self) }
  }

  /// Delivers the values of both.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    AnyPublisher(Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]))
  }

  /// Delivers the latest values of both, once both have one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher(Publishers.CombineLatest(self, other))
  }

  /// Delivers what a function makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Delivers the latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    AnyPublisher(Publishers.CombineLatest3(self, second, third))
  }

  /// Delivers the first values of both, then the second ones, and so on.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher(Publishers.Zip(self, other))
  }
}

extension Publisher where Failure == Never {
  /// Delivers the values of the publishers that values become, which may fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).joining(isLatest: false, transform)
  }
}
