/// The object that hears of turned pages; nothing calls it here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}
