/// The layout cycle, step by step: in each turn views update their constraints from leaf to root, are laid out from
/// root to leaf, and are displayed.
///
/// However often a view requests a step between two turns, the step runs once; the log has both numbers.
@preconcurrency @MainActor
public final class RenderLoop {
  /// One view's step in one phase.
  public struct Event: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number of the turn, from 1.
    public let turn: Int
    /// The phase that the event belongs to.
    public let phase: LayoutPhase
    /// The name of the view in equations.
    public let view: String
    /// The number of calls of `setNeedsUpdateConstraints`, `setNeedsLayout` or `setNeedsDisplay` that led to this step;
    /// 0 if the engine requested it because a view moved.
    public let requests: Int

    /// `turn 1  layout  card  (asked for 3 times)`
    public var description: String {
      let asked = requests < 2 ? "" : "  (asked for \(requests) times)"
      return "turn \(turn)  \(phase.rawValue)  \(view)\(asked)"
    }
  }

  private let root: UIView
  /// The number of passes that have run.
  public private(set) var turn = 0
  /// The events of all turns so far.
  public private(set) var log: [Event] = []

  /// Makes the loop of a view's tree.
  public init(_ view: UIView) { root = view.root }

  /// Whether the next turn has anything to do.
  public var isIdle: Bool {
    var isIdle = root.engine.pending.isEmpty
    root.forEachDescendant { if $0.cycleState.needsDisplay { isIdle = false } }
    return isIdle
  }

  /// Runs one turn.
  ///
  /// - Returns: the events of the turn; none if nothing was requested.
  @discardableResult
  public func step() -> [Event] {
    guard !isIdle else { return [] }
    turn += 1
    let first = log.count
    var steps: [(LayoutPhase, UIView, Int)] = []
    root.engine.record.observer = { steps.append(($0, $1, $2)) }
    root.engine.layoutIfNeeded()
    root.engine.record.observer = nil
    root.forEachDescendant { view in
      guard view.cycleState.needsDisplay else { return }
      view.cycleState.needsDisplay = false
      steps.append((.display, view, view.cycleState.requests.displays))
      view.cycleState.requests.displays = 0
    }
    // Names are made last, since views may be added and removed within the turn.
    let names = NameTable(root: root)
    log += steps.map { Event(turn: turn, phase: $0, view: names.name(of: $1), requests: $2) }
    return Array(log[first...])
  }

  /// Runs turns until nothing is requested.
  ///
  /// - Returns: the number of turns; at most `limit`.
  @discardableResult
  public func run(limit: Int = 100) -> Int {
    let first = turn
    while turn - first < limit, !step().isEmpty {}
    return turn - first
  }
}
