import LPLayoutModel
import Foundation

/// `conflict`: hidden views in stack views whose own required constraints keep them from having no length.
///
/// UIKit logs these as a conflict with `UISV-hiding` and breaks one of the view's own constraints. The layout here keeps
/// them all, since the view is not visible.
struct HidingConflictCheck {
  let result: LayoutResult

  private static let tolerance: CGFloat = 0.5

  func findings() -> [Diagnostic] {
    result.constraints.enumerated().compactMap { index, record in
      guard record.origin == .system, record.identifier == "UISV-hiding", case .view(let view) = record.first,
        case .broken(let by) = record.state, abs(by) > Self.tolerance
      else { return nil }
      let isWidth = record.firstAttribute == .width
      return Diagnostic(
        .conflict,
        "`\(result.views[view].name)` is hidden in a stack view, but its own required constraints keep it "
          + "\(points(abs(by))) pt \(isWidth ? "wide" : "high"); UIKit logs a conflict with `UISV-hiding`",
        at: result.views[view].callSite ?? record.callSite,
        fix: "give one of the constraints inside the view a priority below 1000, such as 999",
        views: result.viewPaths(of: record), constraints: [index])
    }
  }
}
