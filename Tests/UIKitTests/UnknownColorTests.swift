import LPPlacement
import Testing
import UIKit

/// Colours that only the app knows.
@MainActor @Suite struct UnknownColorTests {
  private let unknown = UnknownColor.color

  private func page(_ fill: (UIView) -> Void) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.backgroundColor = unknown
    fill(page)
    UnknownColor.settle(in: page)
    return page
  }

  @Test func `a page of a colour that only the app knows was grey, and its texts could not be read`() {
    let (label, card, inner) = (UILabel(), UIView(), UILabel())
    let page = page { page in
      for text in [label, inner] { text.textColor = unknown }
      card.frame = CGRect(x: 16, y: 100, width: 200, height: 100)
      card.backgroundColor = unknown
      card.addSubview(inner)
      page.addSubview(label)
      page.addSubview(card)
    }
    #expect(page.backgroundColor == .systemBackground && card.backgroundColor == .secondarySystemBackground)
    #expect(label.textColor == .label && inner.textColor == .label)
  }

  @Test func `a button, and what holds nothing, keep a shape that is seen`() {
    let (button, dot, known) = (UIButton(type: .custom), UIView(), UIView())
    _ = page { page in
      button.setTitleColor(unknown, for: .normal)
      known.backgroundColor = .systemTeal
      for view in [button, dot] {
        view.backgroundColor = unknown
        view.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      }
      for view in [button, dot, known] { page.addSubview(view) }
    }
    #expect(button.backgroundColor === unknown && button.titleColor(for: .normal) == .white)
    #expect(dot.backgroundColor === unknown && known.backgroundColor == .systemTeal)
  }

  @Test func `white titles without the background that the app would give could not be read`() {
    let (button, label, over, photo) = (UIButton(type: .custom), UILabel(), UILabel(), UIImageView())
    button.setTitle("Buy", for: .normal)
    (label.textColor, over.textColor) = (.white, .white)
    photo.image = UIImage(systemName: "star")
    _ = page { page in
      for (view, y) in [(button, 0), (label, 50), (photo, 100), (over, 120)] as [(UIView, CGFloat)] {
        view.frame = CGRect(x: 0, y: y, width: 100, height: 40)
        page.addSubview(view)
      }
    }
    #expect(button.backgroundColor === unknown && label.textColor == .label)
    // What is behind it is not known.
    #expect(over.textColor == .white)
  }
}
