import LPComponents
import Foundation
import Testing

/// A tree is deallocated with the last reference to its root, as on UIKit, whatever its layout met.
@MainActor
struct ReleasedTreeTests {
  /// Makes a tree, lays it out, records it, and returns whether it is deallocated with the last reference to its root.
  private func isReleased(_ make: (Fixture) -> Void) -> Bool {
    weak var root: UIView?
    do {
      let fixture = Fixture()
      make(fixture)
      fixture.layout()
      _ = fixture.result()
      root = fixture.root
    }
    return root == nil
  }

  @Test func `a laid out tree with constraints, guides and wrapped text is released`() {
    #expect(
      isReleased { fixture in
        let label = fixture.label("A text that is longer than its line", "label", lines: 0)
        let guide = UILayoutGuide()
        fixture.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.topAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.topAnchor),
          label.widthAnchor.constraint(equalToConstant: 60),
          guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        ])
      })
  }

  @Test func `a tree is released whose constraints contradict each other and are edited after a record`() {
    #expect(
      isReleased { fixture in
        let view = fixture.view("view")
        let width = view.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([width, view.widthAnchor.constraint(equalToConstant: 70)])
        fixture.layout()
        _ = fixture.result()
        width.constant = 80
      })
  }

  @Test func `a tree is released whose code asks for another layout in every pass`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.setNeedsLayout()
        setNeedsLayout()
      }
    }
    #expect(isReleased { $0.root.addSubview(Restless()) })
  }

  @Test func `a tree is released whose views make their constraints again and again`() {
    final class Churning: UIView {
      var made: [NSLayoutConstraint] = []
      override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        made = [widthAnchor.constraint(equalToConstant: 10)]
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
      }
    }
    #expect(isReleased { $0.root.addSubview(Churning()) })
  }

  @Test func `a tree is released whose numbers are too large or not finite`() {
    #expect(
      isReleased { fixture in
        let box = Box(.nan, 10)
        fixture.root.addSubview(box)
        box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 1e9).isActive = true
      })
  }

  @Test func `a tree is released that shows stacks, scroll views, tables and controllers`() {
    #expect(
      isReleased { fixture in
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system), UISwitch(), UITextField()])
        let scroll = UIScrollView()
        scroll.addSubview(stack)
        fixture.root.addSubview(scroll)
        fixture.root.addSubview(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain))
        let controller = UIViewController()
        fixture.root.addSubview(controller.view)
      })
  }

  @Test func `a view that was removed is released before the next layout`() {
    let fixture = Fixture()
    weak var removed: UIView?
    do {
      let view = fixture.view("view")
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      fixture.layout()
      view.removeFromSuperview()
      removed = view
    }
    #expect(removed == nil)
    fixture.layout()
  }
}
