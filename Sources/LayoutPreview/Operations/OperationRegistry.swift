/// The operations that a worker can be asked for.
@MainActor
enum OperationRegistry {
  private static let all: [any Operation.Type] = [
    RenderOperation.self, GoldenOperation.self, LintOperation.self, ExplainOperation.self, SweepOperation.self,
    TraceOperation.self,
  ]

  static func operation(named name: String) -> (any Operation.Type)? { all.first { $0.name == name } }
}
