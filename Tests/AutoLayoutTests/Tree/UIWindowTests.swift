import AutoLayout
import Foundation
import Testing

@MainActor
struct UIWindowTests {
  private final class Witness: UIView {
    var events: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) { events.append(newWindow == nil ? "leaves" : "enters") }
    override func didMoveToWindow() { events.append(window == nil ? "left" : "entered") }
    override func tintColorDidChange() { events.append("tint") }
  }

  @Test func `everything below a view moves to the window with it`() {
    let (window, group, witness) = (UIWindow(), UIView(), Witness())
    group.addSubview(witness)
    #expect(witness.events == [] && witness.window == nil)
    window.addSubview(group)
    #expect(witness.events == ["enters", "entered"] && witness.window === window)
    group.removeFromSuperview()
    #expect(witness.events == ["enters", "entered", "leaves", "left"])
  }

  @Test func `a tint colour is announced where it is inherited`() {
    let (group, heir, other) = (UIView(), Witness(), Witness())
    group.addSubview(heir)
    group.addSubview(other)
    other.tintColor = .systemRed
    group.tintColor = .systemGreen
    #expect(heir.events == ["tint"] && heir.tintColor == .systemGreen)
    #expect(other.events == ["tint"] && other.tintColor == .systemRed)
  }

  @Test func `a touch hits the frontmost view that takes touches`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 5), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
  }

  @Test func `responders lead from a view by its controller to the window`() {
    let (window, controller, inner) = (UIWindow(), UIViewController(), UIView())
    controller.view.addSubview(inner)
    window.rootViewController = controller
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next == nil)
  }
}
