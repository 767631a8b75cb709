public import LPAutoLayout
public import Foundation

/// A view that is shown large while a finger rests on it, at large text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem {
  /// Whether the view is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown large.
  var largeContentTitle: String? { get }
  /// The image that is shown large.
  var largeContentImage: UIImage? { get }
}

extension UIView: UILargeContentViewerItem {
  private static let storedShows = Stored("UIView.showsLargeContentViewer", false)
  private static let storedTitle = Stored<String?>("UIView.largeContentTitle", nil)
  private static let storedImage = Stored<UIImage?>("UIView.largeContentImage", nil)
  private static let storedScales = Stored("UIView.scalesLargeContentImage", false)

  /// Kept; no finger rests on the view.
  public var showsLargeContentViewer: Bool {
    get { Self.storedShows[self] }
    set { Self.storedShows[self] = newValue }
  }
  /// Kept; no finger rests on the view.
  public var largeContentTitle: String? {
    get { Self.storedTitle[self] }
    set { Self.storedTitle[self] = newValue }
  }
  /// Kept; no finger rests on the view.
  public var largeContentImage: UIImage? {
    get { Self.storedImage[self] }
    set { Self.storedImage[self] = newValue }
  }
  /// Kept; no finger rests on the view.
  public var scalesLargeContentImage: Bool {
    get { Self.storedScales[self] }
    set { Self.storedScales[self] = newValue }
  }
}

/// Says what is shown large; never asked.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// The interaction that shows views large; it never begins.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate, which is never asked.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Makes an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Whether the user's settings show views large; `false`.
  public class var isEnabled: Bool { false }
}
