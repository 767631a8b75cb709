import LPAutoLayout
import Foundation
import Testing

/// The old top and bottom layout guides of controllers are items that the view holds.
@MainActor
struct LayoutSupportTests {
  private func shown(_ insets: UIEdgeInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)) -> (
    window: UIWindow, controller: UIViewController, box: Box
  ) {
    let environment = LayoutEnvironment(
      screenSize: CGSize(width: 320, height: 480), safeAreaInsets: insets)
    return LayoutEnvironment.$current.withValue(environment) {
      let (controller, box) = (UIViewController(), Box(20, UIView.noIntrinsicMetric))
      controller.view.addSubview(box)
      return (UIWindow(rootViewController: controller), controller, box)
    }
  }

  @Test func `a constraint to a guide has the guide itself as its item`() {
    let (_, controller, box) = shown()
    let below = NSLayoutConstraint(
      item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 10)
    let above = controller.bottomLayoutGuide.topAnchor.constraint(equalTo: box.bottomAnchor)
    NSLayoutConstraint.activate([below, above])
    #expect(below.secondItem === controller.topLayoutGuide && below.secondAttribute == .bottom)
    #expect(above.firstItem === controller.bottomLayoutGuide && above.firstAttribute == .top)
    #expect(controller.view.constraints.suffix(2) == [below, above])
  }

  @Test func `a view holds each guide with two constraints once it is asked for`() throws {
    let (window, controller, _) = shown()
    let view = try #require(controller.view)
    #expect(view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(view.constraints.count == 2)
    let bottom = controller.bottomLayoutGuide
    #expect(view.constraints.count == 4 && view.layoutGuides.isEmpty)
    window.layoutIfNeeded()
    for (guide, edge, length) in [(top, NSLayoutConstraint.Attribute.top, CGFloat(44)), (bottom, .bottom, 34)] {
      let own = view.constraints.filter { $0.firstItem === guide }
      #expect(own.map(\.firstAttribute) == [.height, edge] && own.map(\.constant) == [length, 0])
      #expect(own[1].secondItem === view && own.allSatisfy(\.isActive))
    }
  }

  @Test func `deactivating the constraints of a guide leaves it where it is`() throws {
    let (window, controller, box) = shown()
    let view = try #require(controller.view)
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstItem === controller.topLayoutGuide })
    view.removeConstraints(view.constraints.filter { $0.firstItem === controller.topLayoutGuide })
    window.layoutIfNeeded()
    #expect(view.constraints.count == 3 && box.frame.minY == 44)
  }

  @Test func `the constraints of a guide print as UIKit prints them`() throws {
    let (window, controller, _) = shown()
    let guides = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    window.layoutIfNeeded()
    let addresses = /0x[0-9a-f]+/
    let texts = try #require(controller.view).constraints.map { $0.description.replacing(addresses, with: "0x") }
    #expect(
      texts == [
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 44   (active)>",
        "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (active, names: '|':UIView:0x )>",
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 34   (active)>",
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.bottom == UIView:0x.bottom   (active)>",
      ])
    withExtendedLifetime(guides) {}
  }

  @Test func `what is constrained to a guide follows the safe area`() {
    let (window, controller, box) = shown()
    let guides = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .centerY, relatedBy: .equal, toItem: guides.0, attribute: .centerY, multiplier: 1,
        constant: 0),
      box.heightAnchor.constraint(equalTo: guides.1.heightAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: guides.0, attribute: .leading, multiplier: 1,
        constant: 7),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(7, 13.5, 20, 17))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 16, left: 0, bottom: 6, right: 0)
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(7, 20, 20, 20))
    #expect(guides.0.length == 60 && guides.1.length == 40)
  }

  @Test func `guides that are required to be as long as each other are a conflict if they are not`() {
    let (window, controller, _) = shown()
    let equal = controller.topLayoutGuide.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor)
    equal.isActive = true
    window.layoutIfNeeded()
    #expect(LayoutResult.capture(window).diagnostics.contains { $0.rule == "conflict" })
    controller.additionalSafeAreaInsets.bottom = 10
    window.layoutIfNeeded()
    #expect(!LayoutResult.capture(window).diagnostics.contains { $0.rule == "conflict" })
  }

  @Test func `another view of the controller gets guides of its own`() {
    let (_, controller, _) = shown()
    let first = controller.topLayoutGuide
    #expect(first === controller.topLayoutGuide)
    controller.view = UIView()
    #expect(first !== controller.topLayoutGuide)
    #expect(controller.view.constraints.count == 2)
  }

  @Test func `a layout names the guides that it has`() throws {
    let (window, controller, box) = shown()
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3).isActive = true
    let result = LayoutResult.capture(window)
    let guide = try #require(result.guides.first { $0.isUsed })
    #expect(guide.path.hasSuffix(".topLayoutGuide") && guide.frame == CGRect(0, 0, 320, 44))
    #expect(result.constraints.contains { $0.equation.hasSuffix(".topLayoutGuide.bottom + 3") })
  }
}
