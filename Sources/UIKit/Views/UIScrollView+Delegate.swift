public import LPComponents

extension UIScrollView {
  private static let storedDelegate = Stored<WeakReference?>("UIScrollView.delegate", nil)

  /// Hears of nothing, as nothing scrolls; kept. Tables, collections and text views have delegates of their own.
  @_disfavoredOverload
  public weak var delegate: (any UIScrollViewDelegate)? {
    get { Self.storedDelegate[self]?.object as? any UIScrollViewDelegate }
    set { Self.storedDelegate[self] = newValue.map(WeakReference.init) }
  }
}
