@_spi(Views) import LPAutoLayout
import Foundation
import Testing
import UIKit

/// Members that apps use and that have no finger, no keyboard and no time here: what they keep, and what they show.
@MainActor
struct RestingMembersTests {
  @Test(
    arguments: [(0, 1, 4), (0, 0.5, 2), (0.25, 0.5, 1), (0.125, 0.375, 2), (0.5, 0.5, 0), (0.75, 2, 1)]
      as [(CGFloat, CGFloat, Int)])
  func `a shape's line has the part of its length that it is given`(start: CGFloat, end: CGFloat, lines: Int) {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    (layer.fillColor, layer.strokeColor) = (nil, UIColor.red.cgColor)
    (layer.strokeStart, layer.strokeEnd) = (start, end)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(layer)
    let part = layer.path?.shape.trimmed(from: start, to: end).straightLines().filter { $0.start != $0.end } ?? []
    #expect(part.count == lines)
    let length = part.reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) }
    #expect(abs(length - 40 * (min(1, end) - start)) < 1e-9)
  }

  private final class Ring: UIView {
    let shape = CAShapeLayer()
    var ofSelf = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      ofSelf += layer === self.layer ? 1 : 0
      shape.frame = bounds
    }
  }

  @Test func `layers inside are laid out with their view`() {
    let (root, ring) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Ring())
    ring.layer.addSublayer(ring.shape)
    root.addSubview(ring)
    ring.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    root.layoutIfNeeded()
    #expect(ring.shape.frame == CGRect(x: 0, y: 0, width: 40, height: 30) && ring.ofSelf > 0)
  }

  private final class Form: NSObject, UITextFieldDelegate, UISearchBarDelegate, UITextViewDelegate {
    var ended = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
  }

  @Test func `an app may call what its delegates implement, and what they do not`() {
    let form = Form()
    let delegate: any UITextFieldDelegate = form
    delegate.textFieldDidEndEditing(UITextField())
    #expect(form.ended == 1)
    #expect(delegate.textFieldShouldReturn(UITextField()))
    form.searchBar(UISearchBar(), textDidChange: "a")
    form.scrollViewDidEndDecelerating(UIScrollView())
    #expect(form.viewForZooming(in: UIScrollView()) == nil && form.textViewShouldEndEditing(UITextView()))
  }

  @Test func `a stack of controllers goes back to one of them`() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for next in controllers.dropFirst() { navigation.pushViewController(next, animated: false) }
    #expect(navigation.popToViewController(controllers[0], animated: true) == Array(controllers.dropFirst()))
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(navigation.popToViewController(controllers[1], animated: true) == nil)
  }

  @Test func `a view is masked by another`() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer && view.mask === mask)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `a field takes and loses text as from a keyboard`() {
    let field = UITextField()
    #expect(!field.hasText)
    field.insertText("Ab")
    field.deleteBackward()
    #expect(field.text == "A" && field.hasText && !field.endEditing(true))
  }

  @Test func `bar items have appearances and names of their own`() {
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UIBarButtonItem.appearance().tintColor == .red)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Save")
    item.accessibilityIdentifier = "save"
    #expect(item.accessibilityIdentifier == "save")
  }

  @Test func `the colour of tints and the factor of hyphenation had no name`() {
    #expect(UIColor.tintColor == .systemBlue)
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.5
    #expect((style.copy() as? NSParagraphStyle)?.hyphenationFactor == 0.5)
  }

  @Test func `an observed property reports its value at the beginning, and no change`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var seen: [CGFloat?] = []
    let observation = scroll.observe(\.frame, options: [.initial, .new]) { view, change in
      seen.append(change.newValue?.height)
    }
    scroll.frame.size.height = 30
    let silent = scroll.observe(\.contentSize) { _, _ in seen.append(nil) }
    observation.invalidate()
    silent.invalidate()
    #expect(seen == [20])
  }
}
