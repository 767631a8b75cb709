public import LPAutoLayout
public import Foundation

/// An entry of a menu; menus are never shown.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The entry looks like a destructive action.
    public static let destructive = Attributes(rawValue: 2)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Raw values are UIKit's.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// The title.
  open var title: String
  /// The words below the title; kept.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
