public import Foundation

/// A finger on the screen, which no preview has.
@preconcurrency @MainActor
open class UITouch: NSObject {}
