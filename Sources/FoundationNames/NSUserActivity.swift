public import Foundation

/// What the user does, for other devices and for search; kept. Foundation on Linux has no such class.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The name of the activity.
  public let activityType: String
  /// The title.
  open var title: String?
  /// Information of the app.
  open var userInfo: [AnyHashable: Any]?
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// Kept.
  open var isEligibleForSearch = false
  /// Kept.
  open var isEligibleForHandoff = true
  /// Kept.
  open var isEligibleForPrediction = false
  /// Kept.
  open var isEligibleForPublicIndexing = false
  /// A name that lasts; kept.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Words to find it by; kept.
  open var keywords: Set<String> = []

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing: no other device or search hears of it.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}

/// A name of an activity that lasts.
public typealias NSUserActivityPersistentIdentifier = String
/// The name of the activity of reading a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
