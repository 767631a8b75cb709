/// Decides which of several constraints of equal priority yields, as measured on iOS.
///
/// - With equal hugging the view that constraints mention first takes the slack; with equal compression resistance it
///   keeps its size, so the last mentioned shrinks.
/// - Labels that wrap are measured again in a second pass, which turns this around: of several the last mentioned
///   stretches, and ahead of views that do not wrap.
/// - In a stack view the first arranged view shrinks.
/// - Equal optional lengths of single views behave as equal hugging does (one case was measured).
/// - Otherwise the later constraint yields.
@MainActor
enum TieOrder {
  /// Bands: later constraints −3·band…, wrapping content −band…, others 0….
  private static let band: Int32 = 100_000_000

  static func contentSize(
    rank: Int32, wraps: Bool, axis: NSLayoutConstraint.Axis, view: UIView
  ) -> (hugging: Int32, resistance: Int32) {
    if wraps, axis == .horizontal { return (-rank - 1, -rank - 1) }
    let isArrangedAlong = view.superview?.arranges(view, along: axis) ?? false
    return (rank, isArrangedAlong ? rank : band - rank)
  }

  static func wish(rank: Int32) -> Int32 { rank - 2 * band }

  static func constraint(order: Int32, rule: NSLayoutConstraint.TieRule) -> Int32 {
    switch rule {
    case .firstYields: order - 2 * band
    case .lastYields: -band - order
    }
  }
}
