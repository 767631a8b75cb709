public import Foundation

/// What a user has allowed. Raw values are UserNotifications'.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What a user is asked for. Raw values are UserNotifications'.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

/// How a notification is shown. Raw values are UserNotifications'.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// What a user has chosen: nothing.
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// What a notification says.
open class UNNotificationContent: NSObject {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
}

/// What a notification of the app says.
open class UNMutableNotificationContent: UNNotificationContent {}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A time after now, in seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that has come.
open class UNNotification: NSObject {
  public let date = Date(timeIntervalSince1970: 0)
  public let request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
}

/// What a user does with a notification.
open class UNNotificationResponse: NSObject {
  public let notification = UNNotification()
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// Shows notifications: none here.
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  /// The delegate, which is kept and not called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Does nothing: nobody is asked.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { rests("UNUserNotificationCenter", because: "there are no notifications") }
  /// Calls the handler: a user has chosen nothing.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// Does nothing.
  open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    rests("UNUserNotificationCenter", because: "there are no notifications")
  }
  /// Calls the handler: there are none.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  /// Calls the handler: there are none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }
  /// Does nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
}

/// The delegate of notifications; nothing calls it.
public protocol UNUserNotificationCenterDelegate: AnyObject {}
