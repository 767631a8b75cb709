/// What happened in the layout cycle.
@MainActor
struct CycleRecord {
  var turn = LayoutTurn()
  /// Whose code runs, innermost last.
  var actors: [CycleActor] = []
  /// Constraints that were made again, since the engine began.
  var churn = ChurnLedger()
  var statistics = EngineStatistics()
  /// Called after each step of the cycle.
  var observer: ((_ phase: LayoutPhase, _ view: UIView, _ requests: Int) -> Void)?
}
