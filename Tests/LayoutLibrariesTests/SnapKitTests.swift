import LPLayoutLibraries
import LPThenLibrary
import Testing
import UIKit

@testable import LPAutoLayout

/// What SnapKit's documentation says of its calls, by the frames that they give.
@MainActor
@Suite struct SnapKitTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()
  let other = UIView()

  init() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    root.addSubview(view)
    root.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.top.equalTo(20)
      make.size.equalTo(CGSize(width: 60, height: 40))
    }
  }

  private func frame(_ closure: (ConstraintMaker) -> Void) -> CGRect {
    view.snp.remakeConstraints(closure)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `edges are those of the view around, moved inwards by insets`() {
    #expect(frame { $0.edges.equalToSuperview() } == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(frame { $0.edges.equalToSuperview().inset(8) } == CGRect(x: 8, y: 8, width: 284, height: 184))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 2, y: 1, width: 294, height: 196)
    #expect(frame { $0.edges.equalToSuperview().inset(insets) } == inner)
    #expect(frame { $0.edges.equalTo(root).inset(insets) } == inner)
    #expect(frame { $0.edges.equalTo(insets) } == inner, "insets alone are in the view around")
    #expect(
      frame {
        $0.directionalEdges.equalToSuperview().inset(
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
        == inner)
    #expect(frame { $0.edges.equalTo(root.layoutMarginsGuide) } == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(frame { $0.edges.equalTo(root.snp.margins) } == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(
      frame { make in
        make.horizontalEdges.equalToSuperview().inset(30)
        make.verticalEdges.equalToSuperview().inset(40)
      } == CGRect(x: 30, y: 40, width: 240, height: 120))
  }

  @Test func `numbers are places in the view around, and sizes`() {
    let placed = CGRect(x: 12, y: 7, width: 80, height: 30)
    #expect(
      frame { make in
        make.leading.equalTo(12)
        make.top.equalTo(7)
        make.width.equalTo(80)
        make.height.equalTo(30)
      } == placed)
    #expect(
      frame { make in
        make.right.bottom.equalTo(-5)
        make.size.equalTo(20)
      } == CGRect(x: 275, y: 175, width: 20, height: 20))
    #expect(
      frame { make in
        make.center.equalTo(CGPoint(x: 10, y: -10))
        make.size.equalTo(CGSize(width: 40, height: 20))
      } == CGRect(x: 140, y: 80, width: 40, height: 20))
  }

  @Test func `attributes of others, offsets, factors and priorities`() {
    #expect(
      frame { make in
        make.left.equalTo(other.snp.right).offset(8)
        make.top.equalTo(other)
        make.width.equalTo(other).multipliedBy(2).offset(1)
        make.height.equalTo(other.snp.width).dividedBy(3)
      } == CGRect(x: 88, y: 20, width: 121, height: 20))
    #expect(
      frame { make in
        make.left.top.equalToSuperview()
        make.width.greaterThanOrEqualTo(50)
        make.width.equalTo(10).priority(.low)
        make.height.lessThanOrEqualTo(30)
        make.height.equalTo(100).priority(999)
      } == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(
      frame { make in
        make.size.equalToSuperview().inset(20)
        make.center.equalToSuperview()
      } == CGRect(x: 20, y: 20, width: 260, height: 160))
  }

  @Test func `constraints are updated, kept and removed`() {
    var width: Constraint?
    #expect(
      frame { make in
        make.left.top.equalToSuperview()
        width = make.width.equalTo(50).labeled("width").constraint
        make.height.equalTo(50)
      }.width == 50)
    #expect(width?.layoutConstraints.map(\.identifier) == ["width"])
    width?.update(offset: 20)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20, "an offset takes the place of the number")
    view.snp.updateConstraints { $0.width.equalTo(90) }
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    width?.deactivate()
    #expect(width?.isActive == false && view.snp.contentHuggingHorizontalPriority == 250)
    view.snp.removeConstraints()
    #expect(root.constraints.allSatisfy { $0.firstItem !== view })
  }

  @Test func `a guide is placed as a view is, and constraints know their lines`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    let line = #line + 1
    view.snp.makeConstraints { $0.edges.equalTo(guide) }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 290, height: 190))
    let made = root.constraints.first { $0.firstItem === view }
    #expect(made?.callSite?.line == line && made?.callSite?.fileID.hasSuffix("SnapKitTests.swift") == true)
  }

  @Test func `objects and values get their properties behind their initialisers`() {
    let label = UILabel().then {
      $0.text = "Then"
      $0.numberOfLines = 2
    }
    #expect(label.text == "Then" && label.numberOfLines == 2)
    #expect(CGRect.zero.with { $0.size.width = 4 } == CGRect(x: 0, y: 0, width: 4, height: 0))
  }
}
