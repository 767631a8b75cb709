/// The object that a text view asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
