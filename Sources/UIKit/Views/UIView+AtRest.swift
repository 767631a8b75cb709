public import LPAutoLayout
public import Foundation

extension UIView {
  private static let storedOpaque = Stored("UIView.isOpaque", true)
  private static let storedExclusive = Stored("UIView.isExclusiveTouch", false)
  private static let storedMultiple = Stored("UIView.isMultipleTouchEnabled", false)
  private static let storedTintMode = Stored("UIView.tintAdjustmentMode", TintAdjustmentMode.automatic)
  private static let storedClearing = Stored("UIView.clearsContextBeforeDrawing", true)
  private static let storedInteractions = Stored<[any UIInteraction]>("UIView.interactions", [])

  /// Raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  private static let storedScale = Stored<CGFloat?>("UIView.contentScaleFactor", nil)

  /// The number of pixels in a point of the view's content; that of the screen unless it was set, which changes nothing.
  public var contentScaleFactor: CGFloat {
    get { Self.storedScale[self] ?? max(1, traitCollection.displayScale) }
    set { Self.storedScale[self] = newValue }
  }
  /// Kept; a view without a background shows what is behind it.
  public var isOpaque: Bool {
    get { Self.storedOpaque[self] }
    set { Self.storedOpaque[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var isExclusiveTouch: Bool {
    get { Self.storedExclusive[self] }
    set { Self.storedExclusive[self] = newValue }
  }
  /// Kept; no touches arrive.
  public var isMultipleTouchEnabled: Bool {
    get { Self.storedMultiple[self] }
    set { Self.storedMultiple[self] = newValue }
  }
  /// Kept; the tint is never dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { Self.storedTintMode[self] }
    set { Self.storedTintMode[self] = newValue }
  }
  /// Kept; drawing always begins with nothing.
  public var clearsContextBeforeDrawing: Bool {
    get { Self.storedClearing[self] }
    set { Self.storedClearing[self] = newValue }
  }

  /// Returns the nearest view with a tag, the view itself or one inside; `nil` for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.first(where: { $0.tag == tag }) { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// The interactions that were added, which never begin.
  public var interactions: [any UIInteraction] {
    get { Self.storedInteractions[self] }
    set { Self.storedInteractions[self] = newValue }
  }
  /// Keeps an interaction, which never begins.
  public func addInteraction(_ interaction: any UIInteraction) {
    InactiveUse.record("UIView.addInteraction(_:)", because: "no touches arrive")
    interactions.append(interaction)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
}

extension UIResponder {
  /// Does nothing: nothing is the first responder.
  public func reloadInputViews() {}
}
