import Testing
import UIKit

/// Pages that are turned, at rest.
@MainActor
struct PageViewControllerTests {
  private final class Source: UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private func show(_ pages: UIPageViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = pages
    window.makeKeyAndVisible()
    pages.view.layoutIfNeeded()
    return window
  }

  @Test func `the page that was set fills the view, and replaces the one before`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(!first.isViewLoaded && pages.spineLocation == .none)
    let window = show(pages)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone && pages.viewControllers == [second] && pages.children == [second])
    #expect(first.view.superview == nil && second.view.superview === pages.view)
    withExtendedLifetime(window) {}
  }

  @Test func `dots are below the page if the data source counts pages`() {
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = show(pages)
    let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 1)
    #expect(dots?.frame == CGRect(x: 0, y: 454, width: 320, height: 26))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 454))
    pages.dataSource = nil
    pages.view.layoutIfNeeded()
    #expect(dots?.superview == nil && page.view.frame.height == 480)
    withExtendedLifetime(window) {}
  }

  private func book(
    _ location: UIPageViewController.SpineLocation, _ orientation: UIPageViewController.NavigationOrientation,
    direction: UISemanticContentAttribute = .unspecified
  ) -> [CGRect?] {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: location.rawValue])
    #expect(pages.spineLocation == location && pages.isDoubleSided == (location == .mid))
    let both = [UIViewController(), UIViewController()]
    pages.setViewControllers(both, direction: .forward, animated: false)
    #expect(pages.children == both && both.allSatisfy { $0.parent === pages })
    pages.view.semanticContentAttribute = direction
    let window = show(pages)
    return withExtendedLifetime(window) { both.map { $0.viewIfLoaded?.superview == nil ? nil : $0.view.frame } }
  }

  @Test func `a spine in the middle has a page on each side`() {
    let (first, second) = (CGRect(x: 0, y: 0, width: 160, height: 480), CGRect(x: 160, y: 0, width: 160, height: 480))
    #expect(book(.mid, .horizontal) == [first, second])
    #expect(book(.mid, .horizontal, direction: .forceRightToLeft) == [second, first])
    #expect(
      book(.mid, .vertical) == [
        CGRect(x: 0, y: 0, width: 320, height: 240), CGRect(x: 0, y: 240, width: 320, height: 240),
      ])
  }

  @Test func `the back of a page is not seen`() {
    #expect(book(.min, .horizontal) == [CGRect(x: 0, y: 0, width: 320, height: 480), nil])
  }

  @Test func `children that are no pages stay`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let overlay = UIViewController()
    pages.addChild(overlay)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(overlay.parent === pages && pages.children.count == 2)
  }
}
