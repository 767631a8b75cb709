/// The layout cycle as it can be stepped and read: in each turn views update their constraints, leaf to root; are laid
/// out, root to leaf; and are displayed.
///
/// However often a view asks for something between two turns, it is done once; the log has both numbers.
@preconcurrency @MainActor
public final class RenderLoop {
  /// One view's step in one phase.
  public struct Event: Hashable, Codable, Sendable, CustomStringConvertible {
    /// 1 is the loop's first.
    public let turn: Int
    /// The phase that the event belongs to.
    public let phase: LayoutPhase
    /// As equations name it.
    public let view: String
    /// Calls of `setNeedsUpdateConstraints`, `setNeedsLayout` or `setNeedsDisplay` that this step answers; 0 where the
    /// engine asked, since something moved.
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
  /// Of all turns so far.
  public private(set) var log: [Event] = []

  /// The loop of the tree that a view is in.
  public init(_ view: UIView) { root = view.root }

  /// Whether the next turn has anything to do.
  public var isIdle: Bool {
    var isIdle = root.engine.pending.isEmpty
    root.forEachDescendant { if $0.cycleState.needsDisplay { isIdle = false } }
    return isIdle
  }

  /// One turn.
  ///
  /// - Returns: what was done in it; nothing where nothing was asked for.
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
    // Names are made last: views may come and go within the turn.
    let names = NameTable(root: root)
    log += steps.map { Event(turn: turn, phase: $0, view: names.name(of: $1), requests: $2) }
    return Array(log[first...])
  }

  /// Turns until nothing is asked for.
  ///
  /// - Returns: how many there were; at most `limit`.
  @discardableResult
  public func run(limit: Int = 100) -> Int {
    let first = turn
    while turn - first < limit, !step().isEmpty {}
    return turn - first
  }
}
