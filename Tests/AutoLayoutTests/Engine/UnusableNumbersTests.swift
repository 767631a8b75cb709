import LPComponents
import Foundation
import Testing

/// NaN, infinities and numbers beyond what can be solved with: one clear error, and the rest is laid out.
@MainActor
struct UnusableNumbersTests {
  private let bad: [CGFloat] = [.nan, .infinity, -.infinity]

  private func errors(_ fixture: Fixture) -> [String] {
    fixture.result().diagnostics.filter { $0.rule.hasSuffix("-not-finite") }.map { "\($0.rule): \($0.message)" }
  }

  /// A view beside the one that goes wrong, and whether it is laid out all the same.
  private func neighbour(_ fixture: Fixture) -> () -> Bool {
    let view = fixture.view("neighbour")
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return { view.frame == CGRect(7, 0, 20, 10) }
  }

  @Test("a property that is given one keeps what it had, and says so once")
  func properties() {
    let changes: [(String, (UIView, CGFloat) -> Void)] = [
      ("frame", { $0.frame = CGRect($1, 0, 10, 10) }), ("frame", { $0.center = CGPoint(x: 0, y: $1) }),
      ("bounds", { $0.bounds = CGRect($1, 0, 10, 10) }),
      ("transform", { $0.transform = CGAffineTransform(translationX: $1, y: 0) }),
      ("layoutMargins", { $0.layoutMargins = UIEdgeInsets(top: 0, left: $1, bottom: 0, right: 0) }),
      (
        "directionalLayoutMargins",
        { $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: $1, trailing: 0) }
      ),
    ]
    for value in bad {
      for (property, change) in changes {
        let fixture = Fixture()
        let isLaidOut = neighbour(fixture)
        let view = fixture.view("view")
        view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: -8).isActive = true
        change(view, value)
        change(view, value)
        let rest = property == "frame" ? "it stays at 0 × 0" : "the old value stays"
        let rule = property == "frame" ? "frame-not-finite" : "value-not-finite"
        #expect(errors(fixture) == ["\(rule): the \(property) of `view` was set to NaN or infinity; \(rest)"])
        #expect(isLaidOut())
      }
    }
  }

  @Test("a view that is made with one has no frame")
  func initialFrame() {
    let fixture = Fixture()
    let isLaidOut = neighbour(fixture)
    fixture.root.addSubview(UIView(frame: CGRect(.nan, 0, 10, .infinity)))
    #expect(errors(fixture) == ["frame-not-finite: the frame of `view` was set to NaN or infinity; it stays at 0 × 0"])
    #expect(isLaidOut())
  }

  @Test("a stack view keeps the spacing that it had")
  func spacing() {
    let fixture = Fixture()
    let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 20)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(stack)
    stack.spacing = 6
    for value in bad {
      stack.spacing = value
      stack.setCustomSpacing(value, after: stack.arrangedSubviews[0])
    }
    #expect(errors(fixture).count == 2)
    #expect(stack.frame.width == 36)
    stack.spacing = UIStackView.spacingUseDefault
    fixture.layout()
    #expect(stack.frame.width == 30, "the stack view's own spacing, asked to be the stack view's own, is none")
  }

  @Test("insets and offsets of scroll views and controllers stay")
  func scrolling() {
    let fixture = Fixture()
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    fixture.root.addSubview(scroll)
    scroll.contentInset.top = 5
    scroll.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    scroll.contentOffset = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(scroll.contentInset.top == 5)
    #expect(scroll.contentOffset.y == -5)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.left = .nan
    fixture.root.addSubview(controller.view)
    #expect(errors(fixture).count == 3)
    #expect(controller.view.safeAreaInsets == .zero)
  }

  private final class Odd: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var insets = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  @Test("a content size that is one counts as none, an alignment rect as the frame", arguments: bothDirections)
  func overrides(direction: UIUserInterfaceLayoutDirection) {
    for value in [CGFloat.nan, .infinity] {
      let fixture = Fixture(direction: direction)
      let isLaidOut = neighbour(fixture)
      let view = Odd()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = "odd"
      fixture.root.addSubview(view)
      view.content = CGSize(width: value, height: 10)
      view.insets.left = value
      let rules = fixture.result().diagnostics.filter { $0.severity == .error }.map(\.rule)
      #expect(rules == ["value-not-finite", "alignment-not-inverse"])
      #expect(view.frame.size == CGSize(width: 0, height: 10))
      #expect(isLaidOut())
    }
  }

  @Test("what lies too far out to be drawn is shown empty", arguments: [1e5, 1e200, 1e307] as [CGFloat])
  func overflow(length: CGFloat) {
    let fixture = Fixture()
    let isLaidOut = neighbour(fixture)
    let view = fixture.view("view")
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: length),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: length),
    ])
    #expect(
      errors(fixture).map { $0.hasPrefix("frame-not-finite: `view` lies more than ten million points away") } == [true])
    #expect(view.frame == .zero)
    #expect(isLaidOut())
  }

  @Test("fitting takes infinity for as large as it likes, and refuses NaN")
  func fitting() {
    let fixture = Fixture()
    let label = fixture.label("Twenty letters a row and more", lines: 0)
    let natural = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    for height in [CGFloat.infinity, .greatestFiniteMagnitude] {
      let size = label.systemLayoutSizeFitting(
        CGSize(width: 170, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 170 && size.height > natural.height)
    }
    #expect(errors(fixture).isEmpty)
    #expect(label.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0)) == natural)
    #expect(errors(fixture).count == 1)
  }

  @Test("as large as it likes may be written as the greatest number there is", arguments: bothDirections)
  func greatest(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let label = fixture.label("Twenty letters a row and more", lines: 0)
    label.preferredMaxLayoutWidth = .greatestFiniteMagnitude
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      label.trailingAnchor.constraint(
        greaterThanOrEqualTo: fixture.root.leadingAnchor, constant: -.greatestFiniteMagnitude),
      label.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).with(priority: 1),
    ])
    #expect(fixture.result().diagnostics.isEmpty)
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)))
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)))
  }

  @Test("texts keep what they had; a font of no size shows nothing")
  func texts() {
    let fixture = Fixture()
    let label = fixture.label("Hello", lines: 0)
    label.preferredMaxLayoutWidth = 20
    label.preferredMaxLayoutWidth = .nan
    #expect(label.preferredMaxLayoutWidth == 20)
    let text = UITextView()
    text.isScrollEnabled = false
    text.accessibilityIdentifier = "text"
    fixture.root.addSubview(text)
    text.textContainerInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    text.lineFragmentPadding = .infinity
    #expect(errors(fixture).count == 3)
    label.font = .systemFont(ofSize: .nan)
    #expect(label.font.pointSize == 17)
    #expect(errors(fixture).count == 4)
    label.font = .systemFont(ofSize: 0)
    fixture.layout()
    #expect(label.frame.size == .zero, "a font of no size shows nothing")
  }
}
