public import LPComponents

/// A text with those that lay it out, which are kept.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// Those that were added.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// Keeps what lays the text out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  /// Takes what lays the text out away.
  open func removeLayoutManager(_ manager: NSLayoutManager) { layoutManagers.removeAll { $0 === manager } }
}
