import LPAutoLayout
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

  private static let device = LayoutEnvironment(
    screenSize: CGSize(width: 320, height: 480), safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

  /// A window that is not shown, with a controller whose safe area is larger than the screen's.
  private func hiddenWindow() -> (window: UIWindow, controller: UIViewController) {
    LayoutEnvironment.$current.withValue(Self.device) {
      let (window, controller) = (UIWindow(frame: CGRect(0, 0, 320, 480)), UIViewController())
      controller.additionalSafeAreaInsets.top = 6
      window.rootViewController = controller
      window.layoutIfNeeded()
      return (window, controller)
    }
  }

  @Test func `nothing in a window has a safe area before the window is shown`() {
    let (window, controller) = hiddenWindow()
    #expect(window.isHidden)
    #expect(window.safeAreaInsets == .zero && controller.view.safeAreaInsets == .zero)
    #expect(controller.topLayoutGuide.length == 0)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(controller.view.layoutMargins.top == 50)
  }

  @Test func `a window can be shown and hidden by its property`() {
    let (window, controller) = hiddenWindow()
    window.isHidden = false
    #expect(window.safeAreaInsets.top == 44)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 50)
    window.isHidden = true
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == .zero && controller.view.safeAreaInsets == .zero)
  }

  @Test func `the layout of a preview shows its window`() {
    let (window, controller) = hiddenWindow()
    let result = LayoutResult.capture(window)
    #expect(!window.isHidden && controller.view.safeAreaInsets.top == 50)
    #expect(result.safeArea == CGRect(0, 44, 320, 402))
    #expect(!result.views[0].isHidden)
  }

  /// Has insets of its own, as windows of tests do that stand for a device.
  private final class InsetWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
  }

  @Test func `views inside have the safe area that a window declares by an override`() {
    let (window, controller) = (InsetWindow(frame: CGRect(0, 0, 320, 480)), UIViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }
}
