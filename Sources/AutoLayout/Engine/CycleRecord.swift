/// The events of the layout cycle.
@MainActor
struct CycleRecord {
  var turn = LayoutTurn()
  /// The views whose code runs, the innermost last.
  var actors: [CycleActor] = []
  /// The constraints that were made again since the engine was created.
  var churn = ChurnLedger()
  var statistics = EngineStatistics()
  /// A closure that runs after each step of the cycle.
  var observer: ((_ phase: LayoutPhase, _ view: UIView, _ requests: Int) -> Void)?
}
