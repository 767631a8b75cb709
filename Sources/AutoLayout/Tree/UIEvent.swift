public import Foundation

/// An event of the user, which views are asked about in `hitTest(_:with:)`.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
