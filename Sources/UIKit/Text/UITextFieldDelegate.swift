/// The object that a field asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}
