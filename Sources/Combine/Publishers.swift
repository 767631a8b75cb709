/// The names that belong to publishers made of others.
public enum Publishers {
  /// The values of several publishers of one type.
  public struct MergeMany<P: Publisher>: Publisher {
    /// The values.
    public typealias Output = P.Output
    /// The failures.
    public typealias Failure = P.Failure
    /// The publishers.
    public let publishers: [P]

    /// Joins publishers.
    public init(_ publishers: P...) { self.publishers = publishers }
    /// Joins publishers.
    public init(_ publishers: some Sequence<P>) { self.publishers = Array(publishers) }
    /// Connects a subscriber to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher { receiver in
        let joint = Joint<Output, Failure>(receiver)
        for _ in publishers { joint.begin() }
        joint.connections = publishers.map { $0.run(receiver.value, joint.end) }
        if publishers.isEmpty { receiver.completion(.finished) }
        return AnyCancellable { joint.connections = [] }
      }.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Output == A.Output, B.Failure == A.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The failures.
    public typealias Failure = A.Failure
    private let both: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B) { both = a.merge(with: b) }
    /// Connects a subscriber to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      both.receive(subscriber: subscriber)
    }
  }

  /// The latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// The failures.
    public typealias Failure = A.Failure
    private let (a, b): (A, B)

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Connects a subscriber to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { receiver in
        let joint = Joint<Output, Failure>(receiver)
        var (first, second): (A.Output?, B.Output?)
        func deliver() { if let first, let second { receiver.value((first, second)) } }
        joint.begin()
        joint.begin()
        joint.connections.append(
          a.run(
            {
              first = $0; deliver()
            }, joint.end))
        joint.connections.append(
          b.run(
            {
              second = $0; deliver()
            }, joint.end))
        return AnyCancellable { joint.connections = [] }
      }.receive(subscriber: subscriber)
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failures.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
    }
    /// Connects a subscriber to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failures.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
    }
    /// Connects a subscriber to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// The failures.
    public typealias Failure = A.Failure
    private let (a, b): (A, B)

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Connects a subscriber to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { receiver in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        var (firstEnds, secondEnds) = (false, false)
        func deliver() {
          while !first.isEmpty, !second.isEmpty { receiver.value((first.removeFirst(), second.removeFirst())) }
          // One that has ended gives the other's values no partners.
          if firstEnds && first.isEmpty || secondEnds && second.isEmpty { receiver.completion(.finished) }
        }
        func end(_ completion: Subscribers.Completion<Failure>, _ mark: () -> Void) {
          guard case .finished = completion else { return receiver.completion(completion) }
          mark()
          deliver()
        }
        let connections = [
          a.run(
            {
              first.append($0); deliver()
            }, { end($0) { firstEnds = true } }),
          b.run(
            {
              second.append($0); deliver()
            }, { end($0) { secondEnds = true } }),
        ]
        return AnyCancellable { for connection in connections { connection.cancel() } }
      }.receive(subscriber: subscriber)
    }
  }
}
