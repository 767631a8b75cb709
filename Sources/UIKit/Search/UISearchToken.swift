public import LPAutoLayout
public import Foundation

/// A word in a search field that is one piece, with a picture; kept, and not drawn.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// An object of the app.
  open var representedObject: Any?

  /// Makes a word.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

extension UISearchTextField {
  private static let storedTokens = Stored<[UISearchToken]>("UISearchTextField.tokens", [])

  /// The words before the text that are one piece each; kept, and not drawn.
  public var tokens: [UISearchToken] {
    get { Self.storedTokens[self] }
    set {
      Self.storedTokens[self] = newValue
      if !newValue.isEmpty { InactiveUse.record("UISearchTextField.tokens", because: "only the text is drawn") }
    }
  }
  /// Inserts a word.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Removes a word.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}
