public import LPAutoLayout
public import Foundation

/// A service of an app for what is shared; nothing calls it here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the name of a service.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps a link for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document to write on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Whether the service acts or shares. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// Whether the service is shown among actions or among apps.
  open class var activityCategory: Category { .action }
  /// The name; `nil` unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title; `nil` unless overridden.
  open var activityTitle: String? { nil }
  /// The picture; `nil` unless overridden.
  open var activityImage: UIImage? { nil }
  /// Whether the service can do something with items; `false` unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Would prepare items; nothing calls it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that the service shows; `nil` unless overridden.
  open var activityViewController: UIViewController? { nil }
  /// Would act; nothing calls it.
  open func perform() {}
  /// Would end the service; nothing is shown.
  open func activityDidFinish(_ completed: Bool) {}
}

/// An object that stands for what is shared; nothing asks it here.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the type of the shared one.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns what is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// The sheet in which the user chooses where something goes. It is empty: the services are those of a device.
open class UIActivityViewController: UIViewController {
  /// Is told which service was chosen, and what came of it.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Would be called when the sheet is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services that are not offered; kept.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes the sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    InactiveUse.record("UIActivityViewController", because: "the services of a device are unknown; the sheet is empty")
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
