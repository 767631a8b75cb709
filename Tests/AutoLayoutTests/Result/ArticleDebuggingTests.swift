import LPVisualFormats
import Foundation
import Testing

@testable import LPAutoLayout

/// What the articles about Auto Layout print in a debugger.
@MainActor
struct ArticleDebuggingTests {
  private func box(_ frame: CGRect) -> UIView { UIView(frame: frame) }

  @Test func `a view's description had neither its frame nor its autoresizing mask nor its layer`() {
    let view = box(CGRect(x: 90, y: -50, width: 80, height: 100))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
    let layer = "0x" + String(UInt(bitPattern: ObjectIdentifier(view.layer)), radix: 16)
    #expect(
      "\(view)"
        == "<UIView: \(address); frame = (90 -50; 80 100); autoresize = RM+BM; layer = <CALayer: \(layer)>>")
  }

  @Test func `an address in a log or a trace is the object's`() {
    let (root, view) = (box(CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    let address = "\(Unmanaged.passUnretained(view).toOpaque())".replacing(/0x0*/, with: "0x")
    #expect("\(width)".contains("UIView:\(address).width == 10"))
    #expect(root.autolayoutTrace.contains("*UIView:\(address)- AMBIGUOUS LAYOUT for UIView:\(address).minX{id: "))
    #expect(width.asciiArtDescription == "UIView:\(address).width == 10")
  }

  @Test func `the description of a tree has one line for each view`() {
    let (root, view, label) = (box(.zero), UIView(), UILabel())
    label.text = "Hello"
    root.addSubview(view)
    view.addSubview(label)
    let lines = root.recursiveDescription().split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix("   | <UIView: 0x") && lines[2].hasPrefix("   |    | <UILabel: 0x"))
    #expect(lines[2].contains("text = 'Hello'"))
  }

  @Test func `an ambiguous guide was not in the trace`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(root.autolayoutTrace.contains("'gap'- AMBIGUOUS LAYOUT"))
  }

  @Test func `an ambiguous guide was no finding`() {
    let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let found = LayoutResult.capture(root).diagnostics.filter { $0.rule == "ambiguous" }
    #expect(found.count == 1 && found[0].message.contains("guide `") && found[0].message.contains("gap"), "\(found)")
    // A guide between ambiguous views is explained by these.
    let view = UIView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    let both = LayoutResult.capture(root).diagnostics.filter { $0.rule == "ambiguous" }
    #expect(!both.isEmpty && !both.contains { $0.message.contains("guide") }, "\(both)")
  }

  @Test func `exercising a second ambiguous view only took back the first one's change`() {
    let root = box(CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<2).map { _ in UIView() }
    for (number, view) in views.enumerated() {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(20 * number)),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
    }
    root.layoutIfNeeded()
    let before = views.map(\.frame.minX)
    for view in views { view.exerciseAmbiguityInLayout() }
    let after = views.map(\.frame.minX)
    #expect(before[0] != after[0] && before[1] != after[1], "\(before) \(after)")
    views[0].exerciseAmbiguityInLayout()
    #expect(views.map(\.frame.minX) == [before[0], after[1]])
    views[1].exerciseAmbiguityInLayout()
    #expect(views.map(\.frame.minX) == before)
  }

  private final class Badge: UIView {
    let label = UILabel()
    override func viewForBaselineLayout() -> UIView { label }
  }

  @Test func `a view of one's own names the view with its baseline`() {
    let badge = Badge()
    #expect(badge.forFirstBaselineLayout === badge.label && badge.forLastBaselineLayout === badge.label)
    #expect(NSLayoutConstraint.FormatOptions.alignAllBaseline == .alignAllLastBaseline)
  }

  @Test(arguments: ["frame", "center", "bounds"], [false, true])
  func `only a frame that was set before the layout was reported`(property: String, isLaidOutBefore: Bool) {
    let (root, view) = (box(CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    if isLaidOutBefore { root.layoutIfNeeded() }
    switch property {
    case "frame": view.frame = CGRect(x: 100, y: 100, width: 5, height: 5)
    case "center": view.center = CGPoint(x: 100, y: 100)
    default: view.bounds.size = CGSize(width: 50, height: 50)
    }
    #expect(LayoutResult.capture(root).diagnostics.map(\.rule) == ["manual-frame"])
  }
}
