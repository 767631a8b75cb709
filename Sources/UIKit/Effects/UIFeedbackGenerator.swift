public import LPAutoLayout
public import Foundation

/// Lets the device be felt; here it does nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {
    super.init()
    InactiveUse.record("UIFeedbackGenerator", because: "nothing can be felt")
  }
  /// Does nothing.
  open func prepare() {}
}

/// Feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }
  /// Makes a generator.
  public override init() { super.init() }
  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a change of the selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Feedback of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The text that was copied; it belongs to the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public static let general = UIPasteboard()
  /// The text.
  open var string: String?
  /// The texts.
  open var strings: [String]?
  /// The address.
  open var url: URL?
  /// The picture.
  open var image: UIImage?
  /// The pictures.
  open var images: [UIImage]?
  /// Whether it has a picture.
  open var hasImages: Bool { image != nil || images?.isEmpty == false }
  /// Whether it has a text.
  open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
  /// Whether it has an address.
  open var hasURLs: Bool { url != nil }
}

/// An offset; points.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset down.
  public var vertical: CGFloat
  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// Makes an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// An offset of 0.
  public static let zero = UIOffset()
}
