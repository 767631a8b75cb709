public import LPAutoLayout
import Foundation

/// A controller that shows one of its children at a time.
open class ContainerController: UIViewController {
  /// The child that fills the view, below `bar`.
  var shownController: UIViewController? { nil }
  private weak var shown: UIViewController?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showController()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutChild()
  }

  /// Lays the bars out again, which are beside the safe area.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the child's view in the view.
  func layOutChild() { shown?.view.frame = view.bounds }

  /// Shows the child that is to be shown, if the view was made.
  func showController() {
    guard isViewLoaded, shown !== shownController else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    guard let child = shownController else { return }
    shown = child
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = view.bounds
    view.insertSubview(child.view, at: 0)
    child.didMove(toParent: self)
  }

  /// Makes the children those of a list.
  func replaceChildren(by list: [UIViewController]) {
    for child in children where !list.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in list where child.parent !== self { addChild(child) }
    showController()
  }
}
