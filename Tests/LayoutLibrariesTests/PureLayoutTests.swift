import LPLayoutLibraries
import Testing
import UIKit

@testable import LPAutoLayout

/// What PureLayout's documentation says of its calls, by the frames that they give.
@MainActor
@Suite struct PureLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView.newAutoLayout()
  let other = UIView.newAutoLayout()

  init() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    root.addSubview(view)
    root.addSubview(other)
    other.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    other.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
    other.autoSetDimensions(to: CGSize(width: 60, height: 40))
  }

  private func frame(_ closure: () -> [NSLayoutConstraint]) -> CGRect {
    let made = closure()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    made.autoRemoveConstraints()
    return view.frame
  }

  @Test func `edges are pinned inside of the view around, its margins and its safe area`() {
    #expect(frame { view.autoPinEdgesToSuperviewEdges() } == CGRect(x: 0, y: 0, width: 300, height: 200))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      frame { view.autoPinEdgesToSuperviewEdges(with: insets) } == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(frame { view.autoPinEdgesToSuperviewMargins() } == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(frame { view.autoPinEdgesToSuperviewSafeArea() } == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      frame {
        view.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom)
          + [view.autoSetDimension(.height, toSize: 50)]
      } == CGRect(x: 2, y: 1, width: 294, height: 50))
    #expect(
      frame {
        [
          view.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8, relation: .greaterThanOrEqual),
          view.autoPinEdge(toSuperviewEdge: .leading), view.autoPinEdge(toSuperviewEdge: .top),
          view.autoSetDimension(.height, toSize: 10),
        ]
          + NSLayoutConstraint.autoCreateAndInstallConstraints {
            NSLayoutConstraint.autoSetPriority(.defaultLow) { view.autoSetDimension(.width, toSize: 1000) }
          }
      }.width == 292, "the inequality of a far edge is turned round")
  }

  @Test func `views are centred, matched and pinned to each other`() {
    #expect(
      frame { view.autoCenterInSuperview() + view.autoSetDimensions(to: CGSize(width: 40, height: 20)) }
        == CGRect(x: 130, y: 90, width: 40, height: 20))
    #expect(
      frame {
        [
          view.autoPinEdge(.leading, to: .trailing, of: other, withOffset: 8),
          view.autoAlignAxis(.horizontal, toSameAxisOf: other),
          view.autoMatch(.width, to: .width, of: other, withMultiplier: 0.5),
          view.autoMatch(.height, to: .height, of: other, withOffset: -10),
        ]
      } == CGRect(x: 88, y: 25, width: 30, height: 30))
  }

  @Test func `constraints that are only made are not active, and know their lines`() {
    let line = #line + 1
    let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { view.autoSetDimension(.width, toSize: 5) }
    #expect(made.count == 1 && !made[0].isActive && made[0].callSite?.line == line)
    made.autoInstallConstraints()
    #expect(made[0].isActive)
    let views = [view, other]
    views.autoAlignViews(to: .top)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 20 && view.frame.width == 5)
  }
}
