public import LPAutoLayout
public import Foundation

/// A part of a view that a pointer may be over; no pointer is.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect

  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// What a pointer does to what it is over.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The view is lit, or lifted.
  case automatic(UITargetedPreview)
  /// The view is lit.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view gets a background, a shadow, or grows.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where the colour of the pointer is. Raw values are UIKit's.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay, underlay
  }

  /// The picture of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The look of a pointer; kept.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Makes the system's look.
  public override init() {}
  /// Makes a look of what happens to the view.
  public init(effect: UIPointerEffect) {}
  /// Returns the look of a pointer that is not seen.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// What a view asks its delegate for under a pointer; nothing does.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

/// The reaction to a pointer, which never comes.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which is kept and not called.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open weak var view: UIView?
  /// Whether the reaction is wanted; kept.
  open var isEnabled = true

  /// Makes a reaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing.
  open func invalidate() {}
}

/// A change of a view as the device is tilted, which it never is.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// A change of a property between two values as the device is tilted; kept.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt. Raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes a change.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several changes as the device is tilted; kept.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  private static let storedEffects = Stored<[UIMotionEffect]>("UIView.motionEffects", [])

  /// The changes as the device is tilted; kept.
  public var motionEffects: [UIMotionEffect] {
    get { Self.storedEffects[self] }
    set { Self.storedEffects[self] = newValue }
  }
  /// Keeps a change, which never happens.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a change.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
