import LPAutoLayout
import Foundation

/// Which lengths of a view its content decides: those that follow the content by as much as it grows or shrinks.
///
/// A length that a constraint, a stack view or a tie of priorities stretches or squeezes stays behind on at least one
/// side, so its recorded value tells nothing about the content.
@MainActor
struct ContentDecision {
  let width: Bool
  let height: Bool

  /// The change of the content in points; whole, so that pixels do not round it.
  private static let step: CGFloat = 2

  init(_ view: UIView, in root: UIView) {
    width = Self.follows(view, \.width, in: root) { view.frame.width }
    height = Self.follows(view, \.height, in: root) { view.frame.height }
  }

  private static func follows(
    _ view: UIView, _ axis: WritableKeyPath<GivenContent, CGFloat?>, in root: UIView, laidOut: () -> CGFloat
  ) -> Bool {
    guard let given = view.givenContent, let recorded = given[keyPath: axis], recorded >= 0 else { return false }
    func length(contentOf content: CGFloat) -> CGFloat {
      view.givenContent?[keyPath: axis] = content
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      return laidOut()
    }
    let (wide, narrow) = (length(contentOf: recorded + step), length(contentOf: max(0, recorded - step)))
    let natural = length(contentOf: recorded)
    return abs(wide - natural - step) <= 0.51 && abs(natural - narrow - min(step, recorded)) <= 0.51
  }
}
