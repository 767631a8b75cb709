import Testing
import UIKit

/// Text views scroll, and know places in their text.
@MainActor
struct TextViewTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.font = .systemFont(ofSize: 17)
    return view
  }

  @Test func `a text view had no insets and offsets of a scroll view`() {
    let view = view("One")
    #expect(view.contentOffset == .zero)
    view.contentInset = UIEdgeInsets(top: 20, left: 4, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -4, y: -20))
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 5))
    view.verticalScrollIndicatorInsets = .zero
    let scroll: UIScrollView = view
    #expect(scroll.isScrollEnabled)
  }

  @Test func `the content of a text view is as high as its lines`() {
    let (one, two) = (view("One"), view("One\nTwo"))
    #expect(one.contentSize.width == 200)
    #expect(one.contentSize.height > 30 && two.contentSize.height > one.contentSize.height + 15)
    one.isScrollEnabled = false
    #expect(one.intrinsicContentSize.height == one.contentSize.height)
  }

  @Test func `a placeholder in a text view lies where constraints put it`() {
    let (view, label) = (view(""), UILabel())
    label.text = "Write"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 5, y: 8))
    #expect(label.frame.width > 20)
  }

  @Test func `the delegate of a text view is kept weakly`() {
    final class Delegate: UITextViewDelegate {}
    let view = view("")
    var delegate: Delegate? = Delegate()
    view.delegate = delegate
    #expect(view.delegate != nil)
    delegate = nil
    #expect(view.delegate == nil)
  }

  @Test func `places in a text are counted from its beginning`() throws {
    let field = UITextField()
    field.text = "Hello"
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    #expect(field.offset(from: second, to: field.endOfDocument) == 3)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    let range = try #require(field.textRange(from: field.endOfDocument, to: second))
    #expect(field.text(in: range) == "llo" && !range.isEmpty)
    field.selectedTextRange = range
    #expect(field.selectedTextRange === range)
  }

  @Test func `a device is held as its screen is`() {
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }
}
