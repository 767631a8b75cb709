public import Foundation

/// A finger on the screen. No preview has one; tests may make one to call methods of views.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The steps of a touch; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// Returns the place of the finger in a view; the origin unless a subclass says otherwise.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the place of the finger before it moved; the origin unless a subclass says otherwise.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The step of the touch.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// When the touch happened, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The view that the finger touched first.
  open var view: UIView? { nil }
  /// The window that the finger touched first.
  open var window: UIWindow? { view?.window }
}
