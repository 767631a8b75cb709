public import Foundation

/// A finger on the screen. No preview has one; tests may make one to call methods of views.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The steps of a touch; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The step of the touch.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// When the touch happened, in seconds.
  open var timestamp: TimeInterval { 0 }
}
