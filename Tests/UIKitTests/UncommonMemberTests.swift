import Testing
import UIKit

/// Members that apps use and that were declared by name only, by another type than theirs.
@MainActor @Suite struct UncommonMemberTests {
  private final class Pager: UIView, UIScrollViewDelegate {
    let pages = UIScrollView()
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  private final class Table: UIViewController, UITableViewDelegate, UICollectionViewDelegate {}

  @Test func `a scroll view had no delegate, and lists keep theirs`() {
    let (pager, table) = (Pager(), Table())
    pager.pages.delegate = pager
    #expect(pager.pages.delegate === pager)
    let list = UITableView()
    list.delegate = table
    #expect(list.delegate === table)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.delegate = table
    #expect(grid.delegate === table)
  }

  @Test func `zooming to a part sets the scale within its limits`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.maximumZoomScale = 3
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 25), animated: false)
    #expect(scroll.zoomScale == 2)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(scroll.zoomScale == 3)
  }

  private final class Navigation: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {}

  @Test func `delegates of containers and transitions are kept`() {
    let (delegate, stack, tabs) = (Navigation(), UINavigationController(), UITabBarController())
    (stack.delegate, tabs.delegate, stack.transitioningDelegate) = (delegate, delegate, delegate)
    #expect(stack.delegate === delegate && tabs.delegate === delegate && stack.transitioningDelegate === delegate)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(stack.transitionCoordinator?.animate(alongsideTransition: nil) == nil)
    stack.popoverPresentationController?.sourceView = stack.view
    #expect(stack.popoverPresentationController?.sourceView === stack.view)
  }

  @Test func `a layer shows the part of a transform that is in the plane`() {
    let layer = CALayer()
    layer.transform = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 2, 2)
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m11) < 1e-9)
    #expect(CATransform3DConcat(turned, CATransform3DIdentity) == turned)
    layer.zPosition = 1
    #expect(layer.zPosition == 1 && layer.sublayerTransform == CATransform3DIdentity)
  }

  @Test func `a screen without content shows what it is told to show`() {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a button's configuration follows its handler`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = "Set" }
    #expect(button.configuration?.title == "Set")
  }

  @Test func `values that have no effect are kept`() {
    let (label, slider, page) = (UILabel(), UISlider(), UIPageControl())
    (label.shadowColor, label.lineBreakStrategy) = (.red, [])
    slider.setThumbImage(UIImage(), for: .normal)
    page.backgroundStyle = .prominent
    #expect(label.shadowColor == .red && label.lineBreakStrategy == [] && page.backgroundStyle == .prominent)
    #expect(slider.thumbImage(for: .normal) != nil && slider.thumbImage(for: .highlighted) == nil)
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    let text = UITextView()
    text.layoutManager.allowsNonContiguousLayout = true
    #expect(text.layoutManager.allowsNonContiguousLayout)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.snapshotView(afterScreenUpdates: false)?.bounds.size == view.bounds.size)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    #expect(picture.preparingThumbnail(of: CGSize(width: 4, height: 4))?.size == CGSize(width: 4, height: 4))
    #expect(picture.withHorizontallyFlippedOrientation().size == picture.size)
  }
}
