import Foundation
import Testing

@testable import LPAutoLayout

/// Views that take no part in any constraint: UIKit leaves their frames as code set them.
@MainActor
struct UnplacedViewTests {
  private func make(_ frame: CGRect, in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test("A frame that code set was replaced by an empty one where no constraint mentions the view")
  func keepsFrame() {
    let box = make(.zero, in: root)
    box.frame = CGRect(x: 20, y: 30, width: 40, height: 50)
    let made = make(CGRect(x: 100, y: 10, width: 7, height: 8), in: root)
    let result = LayoutResult.capture(root)
    #expect(box.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(made.frame == CGRect(x: 100, y: 10, width: 7, height: 8))
    #expect(box.hasAmbiguousLayout && made.hasAmbiguousLayout, "nothing decides it all the same")
    #expect(!result.diagnostics.contains { $0.rule == "manual-frame" })
  }

  @Test("A kept frame was measured from the root, and not from the superview, which may move")
  func followsSuperview() {
    let outer = UIView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    NSLayoutConstraint.activate([
      top, outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    let box = make(CGRect(x: 5, y: 6, width: 20, height: 10), in: outer)
    let mask = UIView(frame: CGRect(x: 1, y: 1, width: 18, height: 8))
    mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(mask)
    for distance in [50, 80] as [CGFloat] {
      top.constant = distance
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
      #expect(mask.frame == CGRect(x: 1, y: 1, width: 18, height: 8))
      #expect(root.convert(box.bounds, from: box).origin == CGPoint(x: 15, y: distance + 6))
    }
  }

  @Test("A frame that code set after the first layout, or in layoutSubviews, was set back")
  func setLater() {
    final class Rows: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in subviews.enumerated() {
          row.frame = CGRect(x: 0, y: 20 * CGFloat(index), width: bounds.width, height: 18)
        }
      }
    }
    let rows = Rows(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(rows)
    let (first, second) = (make(.zero, in: rows), make(.zero, in: rows))
    let box = make(CGRect(x: 20, y: 30, width: 40, height: 50), in: root)
    root.layoutIfNeeded()
    box.frame.origin.x = 25
    rows.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 30, width: 40, height: 50))
    #expect([first, second].map(\.frame.minY) == [0, 20])
    #expect([first, second].map(\.frame.width) == [120, 120])
  }

  @Test("A view with one constraint or a content size is laid out, whatever its frame was")
  func placedViews() {
    let box = make(CGRect(x: 20, y: 30, width: 40, height: 50), in: root)
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let pinned = make(CGRect(x: 20, y: 30, width: 40, height: 50), in: root)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    pinned.addSubview(inner)
    inner.topAnchor.constraint(equalTo: pinned.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(pinned.frame == .zero)
  }

  @Test("A layout that exercises ambiguity moves a view that keeps its frame")
  func exercises() {
    let box = make(CGRect(x: 20, y: 30, width: 40, height: 50), in: root)
    root.layoutIfNeeded()
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame != CGRect(x: 20, y: 30, width: 40, height: 50))
  }
}
