import LPComponents
import Foundation
import LPReasoning
import Testing

/// What views do on screens that are wider than the one that their frames are from.
@MainActor
struct WiderScreenTests {
  /// Views with frames in a screen of 375 points, whose constraints are inferred.
  private func widened(_ views: [(view: UIView, frame: CGRect)], to width: CGFloat = 768) throws -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    for (index, (view, _)) in views.enumerated() where view.superview == nil {
      view.nameSources.name = "view\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let frames = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0.view), $0.frame) })
    let suggester = Suggester(root, frames: frames)
    suggester.reset()
    try #require(suggester.moved.isEmpty && suggester.ambiguous.isEmpty, "\(suggester.lines)")
    root.frame.size.width = width
    root.layoutIfNeeded()
    return views.map(\.view.frame)
  }

  private func label(_ text: String, hugging: Float = 251) -> UILabel {
    let label = UILabel()
    label.text = text
    label.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    return label
  }

  @Test func `a row at the trailing edge stays there`() throws {
    let frames = (0..<3).map { CGRect(x: 195 + 60 * CGFloat($0), y: 40, width: 60, height: 60) }
    let wider = try widened(frames.map { (UIView(), $0) })
    #expect(wider.map(\.minX) == [588, 648, 708], "\(wider)")
  }

  @Test func `a round width between distances that nobody writes is kept, and one between round distances grows`()
    throws
  {
    let fixed = CGRect(x: 27.5, y: 40, width: 320, height: 100)
    #expect(try widened([(UIView(), fixed)]) == [CGRect(x: 224, y: 40, width: 320, height: 100)])
    let between = CGRect(x: 20, y: 40, width: 335, height: 100)
    #expect(try widened([(UIView(), between)]) == [CGRect(x: 20, y: 40, width: 728, height: 100)])
  }

  @Test func `a text of several lines is as wide as its surroundings let it`() throws {
    let text = label("A text that is too long for one line of the screen, and fills three")
    text.numberOfLines = 0
    let size = text.sizeThatFits(CGSize(width: 200, height: 0))
    let frames = try widened([
      (UIView(), CGRect(x: 16, y: 40, width: 110, height: 110)),
      (text, CGRect(x: 375 - 16 - size.width, y: 40, width: size.width, height: size.height)),
    ])
    #expect(frames[1].maxX == 752 && frames[1].width > size.width)
  }

  @Test func `a view that ends with one in the middle goes with it`() throws {
    let frames = try widened([
      (label("the middle"), CGRect(x: 145, y: 40, width: 85, height: 20.5)),
      (UIView(), CGRect(x: 90, y: 80, width: 140, height: 1)),
    ])
    #expect(frames[1].maxX == frames[0].maxX && frames[1].width == 140)
  }

  @Test func `of two texts in a row the one stretches that hugs less`() throws {
    let (title, value) = (label("A long title"), label("One", hugging: 250))
    let width = title.intrinsicContentSize.width
    let frames = try widened([
      (title, CGRect(x: 16, y: 40, width: width, height: 20.5)),
      (value, CGRect(x: 24 + width, y: 40, width: 335 - width, height: 20.5)),
    ])
    #expect(frames.map(\.width) == [width, 728 - width])
  }

  @Test func `what is as wide as its content hugs it more than the text that fills the row`() throws {
    let (mark, text, button) = (UIView(), label("A text"), UIButton(type: .system))
    button.setTitle("More", for: .normal)
    let width = button.intrinsicContentSize.width
    let frames = try widened([
      (mark, CGRect(x: 16, y: 40, width: 43, height: 20)),
      (text, CGRect(x: 67, y: 40, width: 284 - width, height: 20.5)),
      (button, CGRect(x: 359 - width, y: 40, width: width, height: button.intrinsicContentSize.height)),
    ])
    #expect(frames.map(\.width) == [43, 677 - width, width])
  }

  @Test func `a square image in a stack view stays a square`() throws {
    let (stack, image, text) = (UIStackView(), UIImageView(), label("A text", hugging: 250))
    image.image = UIImage(systemName: "star")
    stack.spacing = 8
    for view in [image, text] { stack.addArrangedSubview(view) }
    let frames = try widened([
      (stack, CGRect(x: 16, y: 40, width: 343, height: 92)), (image, CGRect(x: 0, y: 0, width: 92, height: 92)),
      (text, CGRect(x: 100, y: 0, width: 243, height: 92)),
    ])
    #expect(frames[1].size == CGSize(width: 92, height: 92), "\(frames)")
    #expect(frames[2].width == 636)
  }
}
