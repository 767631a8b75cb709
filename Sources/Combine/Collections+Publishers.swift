extension Sequence {
  /// Delivers the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self { receiver.value(element) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// Delivers the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  /// Delivers the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receiver in
      switch self {
      case .success(let value):
        receiver.value(value)
        receiver.completion(.finished)
      case .failure(let error): receiver.completion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}
