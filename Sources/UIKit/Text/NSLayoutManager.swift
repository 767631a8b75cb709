public import LPComponents
public import Foundation

/// What lays text out in a text view, or in an area of its own; its choices are kept. Each unit of UTF-16 counts as a
/// glyph.
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
  /// The text; `nil` for that of the text view, or for none.
  nonisolated(unsafe) public internal(set) weak var textStorage: NSTextStorage?

  public override init() {}
  /// Makes a manager without areas: archives are not decoded.
  public required init?(coder: NSCoder) {}

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Adds an area at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
  }
  /// Takes an area away.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }
  /// Does nothing: lines are laid out where they are asked for.
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
