/// A class that contains views with an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
