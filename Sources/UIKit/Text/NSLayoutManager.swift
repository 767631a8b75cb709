public import LPComponents
public import Foundation

/// What lays text out in a text view; its choices are kept. It knows no glyphs.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Kept.
  open var allowsNonContiguousLayout = false
  /// Kept.
  open var usesFontLeading = true
  /// Kept.
  open var showsInvisibleCharacters = false
  /// The areas that lines fill; the first is that of the text view.
  public internal(set) var textContainers: [NSTextContainer] = []

  public override init() {}
  /// Makes a manager without areas: archives are not decoded.
  public required init?(coder: NSCoder) {}

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Does nothing: lines are laid out with the view.
  open func ensureLayout(for container: NSTextContainer) {}
}

extension UITextView {
  private static let storedManager = Stored<NSLayoutManager?>("UITextView.layoutManager", nil)

  /// What lays the text out; kept.
  public var layoutManager: NSLayoutManager {
    if let known = Self.storedManager[self] { return known }
    let made = NSLayoutManager()
    made.textContainers = [textContainer]
    Self.storedManager[self] = made
    return made
  }
}
