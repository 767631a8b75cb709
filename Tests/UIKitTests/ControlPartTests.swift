import Testing
import UIKit

/// Parts of controls that app code uses, and what is kept at rest.
@MainActor
struct ControlPartTests {
  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Text"
    return field
  }

  @Test func `The views beside a field's text take their widths from it`() {
    let field = field()
    let plain = field.textRect(forBounds: field.bounds)
    let width = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(field.textRect(forBounds: field.bounds) == plain)
    #expect(field.leftView?.isHidden == true)
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 158, height: 40))
    #expect(field.intrinsicContentSize.width == width + 42)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 188, y: 14, width: 12, height: 12))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: field.bounds).minX == 12)
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    field.leftView = nil
    #expect(field.subviews.count == 1)
  }

  @Test func `A button is at least as large as the picture behind it`() {
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    let plain = button.intrinsicContentSize
    button.setBackgroundImage(UIImage(.missing("back"), size: CGSize(width: 120, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 120, height: plain.height))
    #expect(button.backgroundImage(for: .highlighted) != nil)
    button.imageView?.image = UIImage(systemName: "star")
    #expect(button.currentImage != nil && button.imageView === button.imageView)
    #expect(button.subviews.isEmpty)
  }

  @Test func `An effect gives its view the colour of the material, and none makes it clear`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.backgroundColor != nil && view.contentView.superview === view)
    view.effect = nil
    #expect(view.backgroundColor == nil)
    let standard = UIVisualEffectView(frame: .zero)
    #expect(standard.effect is UIBlurEffect && standard.backgroundColor != nil)
    standard.effect = nil
    #expect(standard.backgroundColor == nil)
    #expect(
      UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))).backgroundColor == nil)
  }

  @Test func `Scrolling shows a rectangle by the shortest way`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: true)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 70)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test func `A view is found by its tag, the nearest first`() {
    let (outer, inner, deep) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(deep)
    let second = UIView()
    outer.addSubview(second)
    (deep.tag, second.tag) = (7, 7)
    #expect(outer.viewWithTag(7) === second)
    #expect(inner.viewWithTag(7) === deep && outer.viewWithTag(8) == nil && outer.viewWithTag(0) === outer)
  }

  @Test func `Animations leave the end, and their completions run`() {
    let view = UIView()
    var ends: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { if $0 == .end { ends.append("animator") } }
    #expect(view.alpha == 1)
    animator.startAnimation()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("transaction") }
    let pulse = CABasicAnimation(keyPath: "opacity")
    view.layer.add(pulse, forKey: "pulse")
    #expect(view.layer.animation(forKey: "pulse") === pulse && ends == ["animator"])
    CATransaction.commit()
    #expect(view.alpha == 0.5 && ends == ["animator", "transaction"])
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `The padding of a text view is that of its container`() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "A"
    let width = text.intrinsicContentSize.width
    text.textContainer.lineFragmentPadding = 0
    #expect(text.intrinsicContentSize.width == width - 10)
  }
}
