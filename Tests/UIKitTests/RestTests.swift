import Testing
import UIKit

/// What does nothing in a preview is kept, and recorded once.
@MainActor
struct RestTests {
  @Test func `A target is kept, reported and removed`() {
    let (button, target) = (UIButton(type: .system), NSObject())
    button.addTarget(target, action: Selector("tap:"), for: [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap:"])
    #expect(button.allTargets == [target])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(button.allControlEvents == .touchDown)
    button.addTarget(target, action: "tap:", for: .valueChanged)
    #expect(InactiveUse.all.filter { $0.feature == "UIControl.addTarget(_:action:for:)" }.count == 1)
  }

  @Test func `An observer whose method would be called by name is accepted and reported`() {
    let (center, observer) = (NotificationCenter(), NSObject())
    let name = UIApplication.willTerminateNotification
    center.addObserver(observer, selector: Selector("changed"), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(observer)
    #expect(InactiveUse.all.contains { $0.feature == "NotificationCenter.addObserver(_:selector:name:object:)" })
  }

  @Test func `Orientations have UIKit's values`() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientation.landscapeRight.isLandscape)
    #expect(!UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
  }

  @Test func `An action runs when its event is sent, and only then`() {
    let card = ProfileCardView(frame: .zero)
    var count = 0
    card.onFollow = { count += 1 }
    card.followButton.sendActions(for: .valueChanged)
    #expect(count == 0)
    card.followButton.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func `An action with the identifier of another replaces it`() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new"])
  }

  @Test func `A recogniser belongs to the last view that it was added to`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers == [])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `A presented controller is kept until it is dismissed`() {
    let (screen, alert) = (
      UIViewController(), UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    )
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    screen.present(alert, animated: true)
    #expect(screen.presentedViewController === alert)
    #expect(alert.presentingViewController === screen)
    alert.dismiss(animated: true)
    #expect(screen.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
  }

  @Test func `Associated values belong to one object and key, and go with the object`() {
    final class Key {}
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let owner = UIView()
    weak var kept: UIView?
    weak var assigned: UIView?
    do {
      let (value, other) = (UIView(), UIView())
      (kept, assigned) = (value, other)
      objc_setAssociatedObject(owner, keys, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, keys + 1, other, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(UIView(), keys) == nil)
    }
    #expect(objc_getAssociatedObject(owner, keys) as? UIView === kept && kept != nil)
    #expect(assigned == nil && objc_getAssociatedObject(owner, keys + 1) as? UIView == nil)
    objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(kept == nil)
  }

  @Test func `A label is as wide as the parts of its attributed text`() {
    let (label, large) = (UILabel(), UIFont.boldSystemFont(ofSize: 30))
    let text = NSMutableAttributedString(string: "Total ", attributes: [.font: large])
    let plain = text.copy() as? NSAttributedString
    text.append(NSAttributedString(string: "12 €", attributes: [.foregroundColor: UIColor.systemRed]))
    label.attributedText = plain
    let width = label.intrinsicContentSize.width
    label.attributedText = text
    #expect(label.text == "Total 12 €" && label.intrinsicContentSize.width > width)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    label.text = "Other"
    #expect(label.attributedText?.string == "Other")
  }

  @Test func `The appearance of a class keeps what is set`() {
    UINavigationBar.appearance().tintColor = .systemRed
    #expect(UINavigationBar.appearance().tintColor == .systemRed)
    #expect(UINavigationBar().tintColor == .systemBlue)
  }
}
