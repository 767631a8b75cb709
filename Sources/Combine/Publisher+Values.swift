/// Operators that change, choose or count values.
extension Publisher {
  /// Gives each value to a function, which sends what it likes, and passes the end on.
  func each<T>(
    _ step: @escaping (Output, AnyPublisher<T, Failure>.Receiver) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in run({ step($0, receiver) }, receiver.completion) }
  }

  /// Gives each value to a function that may fail, which ends the delivery.
  private func trying<T>(
    _ step: @escaping (Output, AnyPublisher<T, any Error>.Receiver) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { receiver in
      run(
        { value in
          do {
            try step(value, receiver)
          } catch {
            receiver.completion(.failure(error))
          }
        },
        { completion in
          switch completion {
          case .finished: receiver.completion(.finished)
          case .failure(let error): receiver.completion(.failure(error))
          }
        })
    }
  }

  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { $1.value(transform($0)) }
  }

  /// Reads a property of each value.
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: path] } }

  /// Changes each value by a function that may fail.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { $1.value(try transform($0)) }
  }

  /// Changes values, and leaves those out that become `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, receiver in if let result = transform(value) { receiver.value(result) } }
  }

  /// Changes values by a function that may fail, and leaves those out that become `nil`.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    trying { value, receiver in if let result = try transform(value) { receiver.value(result) } }
  }

  /// Leaves values out.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, receiver in if isIncluded(value) { receiver.value(value) } }
  }

  /// Leaves out what a function says is the same as the value before.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var last: Output?
      return each { value, receiver in
        if let last, isSame(last, value) { return }
        last = value
        receiver.value(value)
      }.run(receiver.value, receiver.completion)
    }
  }

  /// Combines each value with the result before, and delivers the results.
  public func scan<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      var result = first
      return each { value, receiver in
        result = next(result, value)
        receiver.value(result)
      }.run(receiver.value, receiver.completion)
    }
  }

  /// Delivers one result at the end.
  public func reduce<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      var result = first
      return run(
        { result = next(result, $0) },
        { completion in
          if case .finished = completion { receiver.value(result) }
          receiver.completion(completion)
        })
    }
  }

  /// Delivers all values at the end, in a list.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Delivers the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Delivers at the end whether all values satisfy a condition.
  public func allSatisfy(_ condition: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(true) { $0 && condition($1) }
  }
  /// Delivers at the end whether a value satisfies a condition.
  public func contains(where condition: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || condition($1) }
  }
  /// Delivers the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { _, value in value }.compactMap { $0 }
  }
  /// Delivers only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { each { _, _ in } }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var number = 0
      return each { value, receiver in
        number += 1
        if number > count { receiver.value(value) }
      }.run(receiver.value, receiver.completion)
    }
  }

  /// Delivers the first values, and the end.
  public func prefix(_ most: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var number = 0
      if most <= 0 { receiver.completion(.finished) }
      return run(
        { value in
          number += 1
          guard number <= most else { return }
          receiver.value(value)
          if number == most { receiver.completion(.finished) }
        }, receiver.completion)
    }
  }

  /// Delivers the first value, and the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Delivers the first value that satisfies a condition, and the end.
  public func first(where condition: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(condition).first()
  }
  /// Delivers one value by its position, from 0, and the end.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Puts another value in the place of `nil`.
  public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? value } }

  /// Delivers a value at the end if there was none.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isEmpty = true
      return run(
        {
          isEmpty = false
          receiver.value($0)
        },
        { completion in
          if isEmpty, case .finished = completion { receiver.value(value) }
          receiver.completion(completion)
        })
    }
  }

  /// Delivers values before the others.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      values.forEach(receiver.value)
      return run(receiver.value, receiver.completion)
    }
  }

  /// Delivers values after the others.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      run(receiver.value) { completion in
        if case .finished = completion { values.forEach(receiver.value) }
        receiver.completion(completion)
      }
    }
  }

  /// Calls functions with what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      run(
        {
          receiveOutput?($0)
          receiver.value($0)
        },
        {
          receiveCompletion?($0)
          receiver.completion($0)
        })
    }
  }

  /// Delivers to all subscribers what is delivered to the first.
  public func share() -> AnyPublisher<Output, Failure> {
    let receivers = Receivers<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher { receiver in
      let own = receivers.add(receiver)
      if connection == nil { connection = run({ receivers.send($0) }, { receivers.send(completion: $0) }) }
      return own
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Delivers at the end whether a value was delivered.
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> { contains(where: { $0 == value }) }
}
