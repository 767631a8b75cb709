public import Foundation

/// An event of the user, which `hitTest(_:with:)` receives.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
