/// What an app hears of its life; nothing calls it here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}
