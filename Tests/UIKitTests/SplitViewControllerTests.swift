@testable import LPAutoLayout
import Testing
import UIKit

/// Which columns a split view shows, where, and in which order their controllers appear.
@MainActor
struct SplitViewControllerTests {
  private final class Column: UIViewController {
    let name: String
    let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log("will \(name)") }
    override func viewDidAppear(_ animated: Bool) { log("did \(name)") }
  }

  private func environment(
    _ width: CGFloat, _ height: CGFloat, compact: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: TraitValues(horizontalSizeClass: compact ? .compact : .regular, layoutDirection: direction),
      screenSize: CGSize(width: width, height: height))
  }

  /// Lays a split view out on a screen, and returns its columns with their titles and frames.
  private func shown(
    _ style: UISplitViewController.Style, on environment: LayoutEnvironment,
    _ configure: (UISplitViewController) -> Void = { _ in }
  ) -> (split: UISplitViewController, columns: [String: CGRect]) {
    LayoutEnvironment.$current.withValue(environment) {
      let split = UISplitViewController(style: style)
      split.setViewController(Column("primary"), for: .primary)
      if style == .tripleColumn { split.setViewController(Column("supplementary"), for: .supplementary) }
      split.setViewController(Column("secondary"), for: .secondary)
      configure(split)
      UIWindow(rootViewController: split).layoutIfNeeded()
      var columns: [String: CGRect] = [:]
      for child in split.children {
        let title = (child as? UINavigationController)?.topViewController?.title ?? child.title
        columns[title ?? ""] = child.view.frame
      }
      return (split, columns)
    }
  }

  @Test func `two columns are beside each other where the screen is wider than high`() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let (split, columns) = shown(.doubleColumn, on: environment(1180, 820, direction: direction))
      let isLeft = direction == .leftToRight
      #expect(columns["primary"] == CGRect(x: isLeft ? 0 : 860, y: 0, width: 320, height: 820))
      #expect(columns["secondary"] == CGRect(x: isLeft ? 320 : 0, y: 0, width: 860, height: 820))
      #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
      #expect(split.primaryColumnWidth == 320)
    }
  }

  @Test func `in portrait the secondary column is alone, and the primary one lies over it when it is shown`() {
    let portrait = environment(820, 1180)
    let (split, columns) = shown(.doubleColumn, on: portrait)
    #expect(columns == ["secondary": CGRect(x: 0, y: 0, width: 820, height: 1180)])
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    let over = shown(.doubleColumn, on: portrait) { $0.show(.primary) }
    #expect(over.columns["primary"] == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(over.columns["secondary"]?.width == 820 && over.split.displayMode == .oneOverSecondary)
    // What is over the secondary column is painted after it and after the dimming.
    #expect(over.split.view.subviews.last === over.split.children.last?.view)
    #expect(over.split.view.subviews.count == 3)
    over.split.hide(.primary)
    #expect(over.split.displayMode == .secondaryOnly && over.split.view.subviews.count == 1)
  }

  @Test func `three columns show what the display mode asks for`() {
    let screen = environment(1366, 1024)
    func widths(_ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior = .automatic)
      -> [String: CGRect]
    {
      shown(.tripleColumn, on: screen) {
        $0.preferredDisplayMode = mode
        $0.preferredSplitBehavior = behavior
      }.columns
    }
    #expect(Set(widths(.automatic).keys) == ["supplementary", "secondary"])
    #expect(Set(widths(.secondaryOnly).keys) == ["secondary"])
    let beside = widths(.twoBesideSecondary)
    #expect(beside["primary"]?.minX == 0 && beside["supplementary"]?.minX == 320)
    #expect(beside["secondary"] == CGRect(x: 640, y: 0, width: 726, height: 1024))
    let displaced = widths(.twoDisplaceSecondary)
    #expect(displaced["secondary"] == CGRect(x: 640, y: 0, width: 1046, height: 1024))
    #expect(widths(.twoOverSecondary)["secondary"]?.width == 1366)
    // A behaviour without the mode shows as many columns in its own way.
    #expect(widths(.twoBesideSecondary, .overlay)["secondary"]?.width == 1366)
  }

  @Test func `the width of the primary column is the preferred one within its limits`() {
    let screen = environment(1000, 800)
    func width(_ configure: (UISplitViewController) -> Void) -> CGFloat? {
      shown(.doubleColumn, on: screen, configure).columns["primary"]?.width
    }
    #expect(width { $0.preferredPrimaryColumnWidthFraction = 0.25 } == 250)
    #expect(width { $0.preferredPrimaryColumnWidthFraction = 0.5 } == 320)
    #expect(
      width {
        $0.preferredPrimaryColumnWidthFraction = 0.5
        $0.maximumPrimaryColumnWidth = 450
      } == 450)
    #expect(width { $0.preferredPrimaryColumnWidth = 400 } == 400)
    #expect(
      width {
        $0.preferredPrimaryColumnWidth = 100
        $0.minimumPrimaryColumnWidth = 200
      } == 200)
  }

  @Test func `the primary column can be at the trailing edge`() {
    let columns = shown(.doubleColumn, on: environment(1000, 800)) { $0.primaryEdge = .trailing }.columns
    #expect(columns["primary"]?.minX == 680 && columns["secondary"]?.minX == 0)
  }

  @Test func `in compact width the columns are one stack with the secondary one on top`() throws {
    let phone = environment(393, 852, compact: true)
    let (split, _) = shown(.tripleColumn, on: phone)
    #expect(split.isCollapsed && split.children.count == 1)
    let stack = try #require(split.children.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["primary", "supplementary", "secondary"])
    #expect(stack.navigationBar.backTitle == "supplementary")
    #expect(stack.topViewController?.splitViewController === split)
    #expect(split.viewController(for: .primary)?.title == "primary")
    split.show(.primary)
    #expect(stack.viewControllers.map(\.title) == ["primary"])
  }

  @Test func `in compact width a controller for it replaces the columns`() {
    let (split, columns) = shown(.doubleColumn, on: environment(393, 852, compact: true)) {
      $0.setViewController(Column("compact"), for: .compact)
    }
    #expect(columns == ["compact": CGRect(x: 0, y: 0, width: 393, height: 852)])
    #expect(split.viewController(for: .compact)?.parent === split)
    #expect(
      Set(
        shown(.doubleColumn, on: environment(1000, 800)) {
          $0.setViewController(Column("compact"), for: .compact)
        }.columns.keys) == ["primary", "secondary"])
  }

  private final class Decider: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn:
        UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test func `a delegate decides which column is on top in compact width`() throws {
    let decider = Decider()
    for style in [UISplitViewController.Style.doubleColumn, .unspecified] {
      let (split, _) = shown(style, on: environment(393, 852, compact: true)) { $0.delegate = decider }
      let stack = try #require(split.children.first as? UINavigationController)
      #expect(stack.viewControllers.map(\.title) == ["primary"])
    }
  }

  @Test func `controllers get a navigation bar with the button for columns, unless there is no column style`() throws {
    let (split, _) = shown(.doubleColumn, on: environment(820, 1180))
    let stack = try #require(split.children.first as? UINavigationController)
    #expect(stack.navigationBar.leadingItems.first === split.displayModeButtonItem)
    split.displayModeButtonVisibility = .never
    #expect(stack.navigationBar.leadingItems.isEmpty)
    let classic = shown(.unspecified, on: environment(1000, 800)).split
    #expect(classic.children.allSatisfy { $0 is Column } && classic.children.count == 2)
  }

  @Test func `the container appears before its columns, each of them once`() {
    LayoutEnvironment.$current.withValue(environment(1000, 800)) {
      var log: [String] = []
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Column("primary") { log.append($0) }, for: .primary)
      split.setViewController(Column("secondary") { log.append($0) }, for: .secondary)
      let window = UIWindow(rootViewController: split)
      window.engine.layOutAppearing()
      #expect(log == ["will primary", "will secondary", "did primary", "did secondary"])
    }
  }

  @Test func `columns that come to lie over the secondary one are drawn after it`() {
    let pad = environment(1180, 820)
    let (split, _) = shown(.doubleColumn, on: pad)
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .oneOverSecondary
    split.view.layoutIfNeeded()
    let order = split.view.subviews.compactMap { subview in
      split.children.first { $0.viewIfLoaded === subview }.map {
        ($0 as? UINavigationController)?.topViewController?.title
      }
    }
    #expect(order == ["secondary", "primary"])
  }

  @Test func `what was pushed in compact width stays, until the columns change`() throws {
    let (split, _) = shown(.doubleColumn, on: environment(393, 852, compact: true))
    let stack = try #require(split.children.first as? UINavigationController)
    stack.pushViewController(Column("detail"), animated: false)
    split.view.setNeedsLayout()
    split.view.layoutIfNeeded()
    #expect(stack.topViewController?.title == "detail")
    split.show(.primary)
    #expect(stack.topViewController?.title == "primary")
  }
}
