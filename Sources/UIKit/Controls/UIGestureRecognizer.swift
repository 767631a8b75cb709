public import LPAutoLayout
public import Foundation

/// A recogniser of gestures: it is kept by its view and recognises nothing.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// The gesture was recognised; the same as `ended`.
    public static let recognized = State.ended
  }

  /// The view that the recogniser was added to.
  public fileprivate(set) weak var view: UIView?
  /// The delegate, which is never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser would be used.
  open var isEnabled = true
  /// Whether touches of a recognised gesture would be cancelled in the view.
  open var cancelsTouchesInView = true
  /// Whether the view would learn of the beginning of touches late.
  open var delaysTouchesBegan = false
  /// Whether the view would learn of the end of touches late.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// Always possible, unless code sets it.
  open var state = State.possible
  /// Always 0.
  open var numberOfTouches: Int { 0 }

  /// Makes a recogniser with a target and the name of its method, which is never called.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Makes a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Accepts a target and the name of its method, which is never called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Accepts what a target would be removed by.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Would make this recogniser wait for the other to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the origin: there are no touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  private static let recognizers = Stored<[UIGestureRecognizer]?>("UIView.gestureRecognizers", nil)

  /// The recognisers that were added; `nil` for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { Self.recognizers[self] }
    set {
      for old in Self.recognizers[self] ?? [] { old.view = nil }
      for new in newValue ?? [] { new.view = self }
      Self.recognizers[self] = newValue
    }
  }

  /// Keeps a recogniser, which recognises nothing here.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    InactiveUse.record("UIView.addGestureRecognizer(_:)", because: "no touches arrive")
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let kept = gestureRecognizers else { return }
    gestureRecognizer.view = nil
    gestureRecognizers = kept.filter { $0 !== gestureRecognizer }
  }
}
