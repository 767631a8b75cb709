import LPAutoLayout
import Foundation
import Testing

@MainActor
struct ScrollViewTests {
  /// A scroll view of 200 × 300 in a stage, with a child that constraints lay out.
  private func scene(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight, safeArea: UIEdgeInsets = .zero
  ) -> (stage: Stage, scroll: UIScrollView, child: UIView) {
    let stage = Stage(200, 300, direction: direction)
    stage.root.marginState.safeArea = safeArea
    let scroll = stage.make { UIScrollView() }
    stage.place(scroll, width: 200, height: 300)
    let child = stage.make { UIView() }
    child.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(child)
    return (stage, scroll, child)
  }

  private func pin(_ child: UIView, to guide: UILayoutGuide, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      child.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      guide.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: inset),
      guide.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: inset),
    ])
  }

  @Test("edges and size of the child give the content's size", arguments: bothDirections)
  func contentSize(direction: UIUserInterfaceLayoutDirection) {
    let (stage, scroll, child) = scene(direction)
    pin(child, to: scroll.contentLayoutGuide, 10)
    child.widthAnchor.constraint(equalToConstant: 400).isActive = true
    child.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stage.root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(0, 0, 200, 300))
    #expect(scroll.contentSize == CGSize(width: 420, height: 70))
    #expect(child.frame == CGRect(10, 10, 400, 50))
  }

  @Test("the scroll view's own edges stand for the content's for what is inside", arguments: bothDirections)
  func ownEdges(direction: UIUserInterfaceLayoutDirection) {
    let (stage, scroll, child) = scene(direction)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      child.topAnchor.constraint(equalTo: scroll.topAnchor),
      child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      child.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1020))
    #expect(child.frame == CGRect(0, 0, 200, 1000))
  }

  @Test("ten rows in a column that scrolls vertically only", arguments: bothDirections)
  func tenRows(direction: UIUserInterfaceLayoutDirection) {
    let (stage, scroll, child) = scene(direction)
    child.removeFromSuperview()
    let rows = (0..<10).map { _ in stage.make { Box(80, 44) } }
    let column = stage.make { UIStackView(arrangedSubviews: rows) }
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    pin(column, to: scroll.contentLayoutGuide)
    column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    stage.root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 494))
    #expect(rows.map(\.frame) == (0..<10).map { CGRect(0, CGFloat($0) * 50, 200, 44) })
    #expect(scroll.clipsToBounds)
  }

  @Test("the offset moves the content and not the frame guide")
  func offset() {
    let (stage, scroll, child) = scene()
    pin(child, to: scroll.contentLayoutGuide)
    child.widthAnchor.constraint(equalToConstant: 200).isActive = true
    child.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    let badge = stage.make { Box(20, 20) }
    scroll.addSubview(badge)
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5).isActive = true
    badge.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor, constant: 5).isActive = true
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    stage.root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1000))
    // Frames are in the content's coordinates.
    #expect(child.frame == CGRect(0, 0, 200, 1000))
    #expect(badge.frame == CGRect(5, 125, 20, 20))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(0, 0, 200, 1000))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(0, 120, 200, scroll.frame.height))
    let result = LayoutResult.capture(stage.root)
    #expect(result.views.map(\.frame.minY) == [0, 0, -120, 5])
  }

  @Test("content rests after the inset and clear of the safe area")
  func insets() {
    let (stage, scroll, child) = scene(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    pin(child, to: scroll.contentLayoutGuide)
    child.widthAnchor.constraint(equalToConstant: 200).isActive = true
    child.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    stage.root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
    #expect(LayoutResult.capture(stage.root).views[2].frame == CGRect(0, 20, 200, 1000))
    scroll.contentInset = UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 0)
    stage.root.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: -3, y: -27))
    scroll.contentInsetAdjustmentBehavior = .never
    stage.root.layoutIfNeeded()
    #expect(LayoutResult.capture(stage.root).views[2].frame == CGRect(3, 7, 200, 1000))
  }

  enum Tie: CaseIterable, Sendable { case none, nearEdges, noSize, heightOnly, frameWidth, complete }

  nonisolated static let ties: [(Tie, String?)] = [
    (.none, nil), (.nearEdges, "width and height"), (.noSize, "width and height"), (.heightOnly, "width"),
    (.frameWidth, "height"), (.complete, nil),
  ]

  @Test("a content size that constraints leave open is reported", arguments: ties)
  func ambiguity(tie: Tie, open: String?) {
    for direction in bothDirections {
      let (stage, scroll, child) = scene(direction)
      switch tie {
      case .none: break
      case .nearEdges:
        child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
        child.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        child.widthAnchor.constraint(equalToConstant: 10).isActive = true
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
      case .noSize, .heightOnly, .frameWidth, .complete: pin(child, to: scroll.contentLayoutGuide)
      }
      if tie == .heightOnly || tie == .complete { child.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      if tie == .frameWidth || tie == .complete {
        child.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
      }
      let found = LayoutResult.capture(stage.root).diagnostics.filter { $0.rule == "ambiguous-content-size" }
      #expect(found.count == (open == nil ? 0 : 1))
      if let open { #expect(found.first?.message.contains("do not determine the \(open) of") == true) }
    }
  }

  @Test("an offset that is no number is ignored")
  func badOffset() {
    let scroll = UIScrollView()
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 4)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("margins are the content's for what is inside, and the middle of the margins is the frame's")
  func margins() {
    let (stage, scroll, child) = scene()
    scroll.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    func pin(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    pin(.left, .leftMargin)
    pin(.right, .rightMargin)
    pin(.top, .topMargin)
    pin(.bottom, .bottomMargin)
    child.widthAnchor.constraint(equalToConstant: 400).isActive = true
    child.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stage.root.layoutIfNeeded()
    #expect(child.frame == CGRect(6, 5, 400, 50))
    #expect(scroll.contentSize == CGSize(width: 414, height: 62))
    NSLayoutConstraint.deactivate(scroll.constraints.filter { $0.firstItem === child && $0.secondItem === scroll })
    pin(.centerX, .centerXWithinMargins)
    stage.root.layoutIfNeeded()
    #expect(child.frame.midX == 99)
  }
}
