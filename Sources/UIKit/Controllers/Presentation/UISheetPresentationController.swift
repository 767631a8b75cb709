public import LPLayoutModel
public import Foundation

/// A presentation as a sheet, which is as high as one of its detents.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, from the lowest; a large one by default.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The height in effect; `nil` for the first one of `detents`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The largest height at which the presenter is not dimmed; `nil` to dim it at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether a handle is at the sheet's top.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the sheet's corners in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// Kept; nothing scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom edge in compact height, where it otherwise fills the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
  /// Whether the sheet at the bottom edge has the width of `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  private func changed() { containerView?.setNeedsLayout() }

  /// Makes changes, which are shown at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { changed() }

  /// The detent in effect.
  var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// Whether the presenter is dimmed: above the largest detent that does not dim it.
  var isDimming: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largest })
    else { return true }
    return (detents.firstIndex { $0.identifier == selectedDetent.identifier } ?? 0) > limit
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen but for its top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent, unique unless given.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// A detent of half of the screen's height.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// A detent of the whole height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A detent of a height in points, without the safe area at the bottom.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points; `nil` where the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values from which a custom detent can be computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the screen.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large detent in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
