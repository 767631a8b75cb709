/// What a page view controller tells when pages are turned; nothing calls it here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}
