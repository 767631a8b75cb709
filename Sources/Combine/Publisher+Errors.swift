/// Operators for failures.
extension Publisher {
  /// Gives a failure to a function that delivers something else.
  private func recovering<F: Error>(
    _ next: @escaping (Failure, AnyPublisher<Output, F>.Receiver) -> AnyCancellable?
  ) -> AnyPublisher<Output, F> {
    AnyPublisher { receiver in
      var other: AnyCancellable?
      let own = run(receiver.value) { completion in
        switch completion {
        case .finished: receiver.completion(.finished)
        case .failure(let error): other = next(error, receiver)
        }
      }
      return AnyCancellable {
        own.cancel()
        other?.cancel()
      }
    }
  }

  /// Delivers a value in the place of a failure.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    recovering { _, receiver in
      receiver.value(value)
      receiver.completion(.finished)
      return nil
    }
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    recovering { handler($0).run($1.value, $1.completion) }
  }

  /// Changes a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    recovering { error, receiver in
      receiver.completion(.failure(transform(error)))
      return nil
    }
  }

  /// Begins again after a failure.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    recovering { error, receiver in
      guard retries > 0 else {
        receiver.completion(.failure(error))
        return nil
      }
      return self.retry(retries - 1).run(receiver.value, receiver.completion)
    }
  }

  /// Reads values of a type from data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes values as data.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that does not fail a type of failures.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receiver in run(receiver.value) { _ in receiver.completion(.finished) } }
  }
}
