import LPLayoutModel
import Foundation

/// `unsatisfied-optional`: optional constraints of high priority that the layout does not satisfy. A view that should fill
/// its container, but not beyond a limit that the author set, is no finding where the limit holds it.
struct OptionalConstraintCheck {
  let result: LayoutResult

  /// The priority that UIKit calls high.
  private static let least: Float = 750
  private static let tolerance: CGFloat = 0.5

  func findings() -> [Diagnostic] {
    result.constraints.enumerated().compactMap { index, record in
      guard record.origin == .user, record.priority >= Self.least, record.priority < 1000,
        case .broken(let by) = record.state, abs(by) > Self.tolerance, !result.isLimited(record)
      else { return nil }
      return Diagnostic(
        .unsatisfiedOptional,
        "`\(record.equation)` @\(formatNumber(CGFloat(record.priority))) is not satisfied: off by "
          + "\(points(abs(by))) pt", at: record.callSite,
        fix: "if it matters, raise its priority or lower that of the constraints that override it",
        views: result.viewPaths(of: record), constraints: [index])
    }
  }
}
