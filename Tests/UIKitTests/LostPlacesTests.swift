import LPPlacement
import Testing

@_spi(AppSources) @testable import UIKit

/// The places of views whose constraints are left out.
@MainActor @Suite struct LostPlacesTests {
  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Lays out a view as a picture of its class does.
  private func lay<View: UIView>(_ make: () -> View) -> (view: View, root: UIView) {
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let view = make()
      let isGiven = LostPlaces.give(in: view)
      var root = HostedView.root(around: view, isGivenPlaces: isGiven)
      if root === view, !(view is Screen) {
        root = Screen()
        root.addSubview(view)
        view.frame.size = view.systemLayoutSizeFitting(root.bounds.size)
      }
      RestingPlaces.give(in: root)
      return (view, root)
    }
  }

  private func frame(_ view: UIView, in other: UIView) -> CGRect { view.convert(view.bounds, to: other) }

  @Test func `a container that lost its constraints stayed without a size, and clipped what is in it`() {
    let (container, title) = (UIView(), Self.label("No connection"))
    let (view, root) = lay {
      let view = UIView()
      container.addSubview(title)
      view.addSubview(container)
      return view
    }
    #expect(container.frame == view.bounds && view.bounds.width > 300)
    #expect(title.bounds.width > 60 && container.bounds.contains(title.frame))
    #expect(view.bounds.height < 60)
    #expect(LayoutResult.capture(root).diagnostics.isEmpty)
  }

  @Test func `a container beside a line or an arrow without content did not fill`() {
    let (container, arrow, line) = (UIView(), UIView(), UIView())
    let (view, _) = lay {
      let view = UIView()
      container.addSubview(Self.label("Title"))
      line.heightAnchor.constraint(equalToConstant: 1).isActive = true
      for part in [arrow, line, container] { view.addSubview(part) }
      return view
    }
    #expect(container.frame == view.bounds && !view.bounds.isEmpty)
  }

  @Test func `containers that stand below each other had no height`() {
    let containers = [UIView(), UIView()]
    let (view, _) = lay {
      let view = UIView()
      for container in containers {
        container.addSubview(Self.label("Title"))
        view.addSubview(container)
      }
      return view
    }
    #expect(containers.allSatisfy { $0.frame.height > 20 && $0.frame.height < 60 })
    #expect(containers[1].frame.minY >= containers[0].frame.maxY)
    #expect(view.bounds.height < 150)
  }

  @Test func `a container in a row itself, and not in its content view, stayed without a size`() {
    let (container, stack, title) = (UIView(), UIStackView(), Self.label("Title"))
    let (cell, _) = lay {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      stack.addArrangedSubview(title)
      container.addSubview(stack)
      container.clipsToBounds = true
      cell.addSubview(container)
      return cell
    }
    #expect(container.frame == cell.bounds && cell.bounds.height >= 44)
    #expect(title.bounds.width > 30 && container.bounds.contains(frame(title, in: container)))
  }

  @Test func `a stack in a scroll view had no width`() {
    let (scroll, stack, title) = (UIScrollView(), UIStackView(), Self.label("Allow this site to connect?"))
    title.numberOfLines = 0
    let (view, _) = lay {
      let view = UIView()
      stack.axis = .vertical
      stack.addArrangedSubview(title)
      scroll.addSubview(stack)
      view.addSubview(scroll)
      return view
    }
    #expect(scroll.frame == view.bounds)
    #expect(stack.frame.width == scroll.bounds.width && title.bounds.height > 15)
    #expect(scroll.contentSize == stack.bounds.size)
  }

  @Test func `a list in a stack in a container of a controller had no height`() {
    final class Content: UIViewController {
      let (content, stack, table) = (UIView(), UIStackView(), UITableView())
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.addArrangedSubview(table)
        content.addSubview(stack)
        view.addSubview(content)
      }
    }
    let controller = Content()
    let (view, _) = lay { controller.view }
    #expect(frame(controller.table, in: view) == view.bounds && view.bounds.height > 600)
  }

  @Test func `a view with a place of its own was moved`() {
    let (placed, container) = (UIView(frame: CGRect(x: 4, y: 4, width: 50, height: 30)), UIView())
    let (view, _) = lay {
      let view = UIView()
      container.translatesAutoresizingMaskIntoConstraints = false
      for part in [placed, container] { view.addSubview(part) }
      NSLayoutConstraint.activate([
        container.topAnchor.constraint(equalTo: view.topAnchor),
        container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        container.widthAnchor.constraint(equalToConstant: 70), container.heightAnchor.constraint(equalToConstant: 40),
      ])
      return view
    }
    #expect(!LostPlaces.give(in: view))
    #expect(placed.frame == CGRect(x: 4, y: 4, width: 50, height: 30))
    #expect(container.frame.size == CGSize(width: 70, height: 40))
  }

  @Test func `a control of the app was an atom, whose parts had neither names nor places`() {
    final class Card: UIControl {
      let titleLabel = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [titleLabel])
        addSubview(stack)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let card = Card(frame: .zero)
    #expect(SampleContent.fill(card) == ["titleLabel"])
    #expect(ViewClasses.isAtom(UISwitch()) && ViewClasses.isAtom(UIButton(type: .system)) && !ViewClasses.isAtom(card))
    let (view, _) = lay {
      let view = UIView()
      view.addSubview(card)
      return view
    }
    #expect(card.titleLabel.bounds.width > 30 && card.frame == view.bounds)
  }

  @Test func `content that a scroll view is as high as had no height`() {
    final class CodeView: UIView {
      let scroll = UIScrollView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
        scroll.addSubview(UILabel())
      }
      required init?(coder: NSCoder) { fatalError() }
      override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = CGRect(x: 0, y: 8, width: bounds.width, height: scroll.contentSize.height)
      }
    }
    let (view, _) = lay { CodeView(frame: .zero) }
    #expect(view.scroll.frame.height == 44 && view.scroll.subviews[0].frame.width == view.bounds.width)
  }

  @Test func `a row of a document was too low for what was given places in it`() {
    let (view, root) = lay {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (container, stack) = (UIView(), UIStackView())
      stack.axis = .vertical
      for _ in 0..<4 { stack.addArrangedSubview(Self.label("Title")) }
      container.addSubview(stack)
      cell.contentView.addSubview(container)
      return HostedView.screen(around: cell, width: 375, least: 44)
    }
    #expect(view === root && view.subviews[0].bounds.height > 80)
  }
}
