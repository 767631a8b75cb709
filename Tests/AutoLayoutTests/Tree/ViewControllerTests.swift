import LPVisualFormats
import LPComponents
import Foundation
import Testing

@MainActor
struct ViewControllerTests {
  /// Counts what it is told, and pins a label to the guides.
  private final class Controller: UIViewController {
    var events: [String] = []
    let label = UILabel()

    override func viewDidLoad() {
      events.append("load")
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }

    override func viewWillLayoutSubviews() { events.append("will") }
    override func viewDidLayoutSubviews() { events.append("did") }
    override func viewSafeAreaInsetsDidChange() { events.append("safe area") }
  }

  private func window(
    _ size: CGSize = CGSize(width: 375, height: 812), direction: UIUserInterfaceLayoutDirection = .leftToRight,
    horizontal: UIUserInterfaceSizeClass = .compact
  ) -> (window: UIWindow, controller: Controller) {
    let environment = LayoutEnvironment(
      traits: TraitValues(horizontalSizeClass: horizontal, layoutDirection: direction), screenSize: size,
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    return LayoutEnvironment.$current.withValue(environment) {
      let controller = Controller()
      return (UIWindow(rootViewController: controller), controller)
    }
  }

  @Test("a controller's view fills the window, with the screen's safe area and margins", arguments: bothDirections)
  func rootView(direction: UIUserInterfaceLayoutDirection) {
    let (window, controller) = window(direction: direction)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(0, 0, 375, 812))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    #expect(controller.label.frame.minY == 44)
    #expect((direction == .leftToRight ? controller.label.frame.minX : 375 - controller.label.frame.maxX) == 16)
    #expect(controller.events.filter { $0 == "load" }.count == 1)
    #expect(controller.events.last == "did")
    #expect(controller.events.contains("will"))
    #expect(controller.events.contains("safe area"))
  }

  @Test(
    "the system's margins: 16 at the sides, 20 on wide screens",
    arguments: [
      (CGFloat(320), UIUserInterfaceSizeClass.compact, CGFloat(16)), (375, .compact, 16), (414, .compact, 20),
      (768, .regular, 20),
    ])
  func margins(width: CGFloat, horizontal: UIUserInterfaceSizeClass, side: CGFloat) {
    let (window, controller) = window(CGSize(width: width, height: 900), horizontal: horizontal)
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == side)
    #expect(controller.view.layoutMargins.right == side)
  }

  @Test("a controller's own margins are raised to the system's, unless it says otherwise")
  func minimumMargins() {
    let (window, controller) = window()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 40)
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 46, left: 16, bottom: 34, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 46, left: 4, bottom: 34, right: 40))
  }

  @Test("additional safe area is added per edge and never goes below zero")
  func additionalSafeArea() {
    let (window, controller) = window()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: -50, right: 0)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 5, bottom: 0, right: 0))
    #expect(controller.label.frame.minY == 54)
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(controller.label.frame.minY == 44)
  }

  @Test("the old top and bottom guides end and begin at the safe area")
  func layoutSupport() {
    let (window, controller) = window()
    let box = Box(20, 20)
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3).isActive = true
    box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -3).isActive = true
    window.layoutIfNeeded()
    #expect(box.frame.minY == 47)
    #expect(box.frame.maxY == 775)
    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 34)
  }

  @Test("the old top and bottom guides are items of constraints and of visual formats")
  func layoutSupportAsItem() {
    let (window, controller) = window()
    let (box, bar) = (Box(20, UIView.noIntrinsicMetric), Box(20, UIView.noIntrinsicMetric))
    for view in [box, bar] { controller.view.addSubview(view) }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 3),
      NSLayoutConstraint(
        item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: box, attribute: .bottom,
        multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: bar, attribute: .height, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .height,
        multiplier: 2, constant: 1),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-10-[bar]", options: [], metrics: nil,
        views: ["top": controller.topLayoutGuide, "bar": bar]))
    window.layoutIfNeeded()
    #expect(box.frame.minY == 47)
    #expect(box.frame.maxY == 773)
    #expect(bar.frame.minY == 54)
    #expect(bar.frame.height == 89)
  }

  @Test("a constraint between views that are in no window is held and active")
  func noWindow() {
    let (outer, inner) = (UIView(), Box(20, 20))
    outer.addSubview(inner)
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4)
    constraint.isActive = true
    #expect(constraint.isActive && outer.constraints == [constraint])
    outer.frame = CGRect(0, 0, 50, 50)
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 4)
  }

  /// Makes its constraints when it is asked to.
  private final class Maker: UIViewController {
    let box = Box(20, 20)
    var updates = 0
    var top: NSLayoutConstraint?

    override func viewDidLoad() { view.addSubview(box) }

    override func updateViewConstraints() {
      updates += 1
      if top == nil {
        top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30)
        top?.isActive = true
      }
      super.updateViewConstraints()
    }
  }

  @Test("a controller makes its view's constraints once for however many requests", arguments: bothDirections)
  func updateViewConstraints(direction: UIUserInterfaceLayoutDirection) {
    let environment = LayoutEnvironment(traits: TraitValues(layoutDirection: direction))
    let (window, controller) = LayoutEnvironment.$current.withValue(environment) {
      let controller = Maker()
      return (UIWindow(rootViewController: controller), controller)
    }
    window.layoutIfNeeded()
    #expect(controller.updates == 1 && controller.box.frame.minY == 30)
    for _ in 0..<3 { controller.view.setNeedsUpdateConstraints() }
    window.layoutIfNeeded()
    #expect(controller.updates == 2 && !controller.view.needsUpdateConstraints())
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.updates == 3)
  }

  @Test("children know their parent")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children.count == 1)
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test("a cell is as high as its content at a width, and 44 points at least", arguments: bothDirections)
  func cells(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(200, 400, direction: direction)
    let cell = stage.make { UITableViewCell(style: .default, reuseIdentifier: "row") }
    let label = stage.make { UILabel() }
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    for format in ["|-[label]-|", "V:|-[label]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["label": label]))
    }
    label.text = "short"
    #expect(cell.fittingHeight(forWidth: 200) == 44)
    label.text = "a text of several words that wraps in the cell"
    // 168 points hold 19 characters of 8.5 points: three lines of 20.5 and twice 11.
    #expect(cell.fittingHeight(forWidth: 200) == 83)
    cell.accessoryType = .disclosureIndicator
    stage.place(cell, width: 200)
    stage.root.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 173.5)
    #expect(cell.contentView.frame.minX == (direction == .leftToRight ? 0 : 26.5))
  }
}
