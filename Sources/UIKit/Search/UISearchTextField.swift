public import LPComponents

/// The field of a search bar. It draws nothing itself: its text, placeholder and colours are those of the bar.
open class UISearchTextField: UITextField {
  fileprivate weak var bar: UISearchBar?

  open override var text: String? {
    get { bar.map(\.text) ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }

  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
  }

  open override var textColor: UIColor? {
    get { bar?.textColor ?? super.textColor }
    set { if let bar { bar.textColor = newValue } else { super.textColor = newValue } }
  }

  open override var backgroundColor: UIColor? {
    get { bar.map(\.fieldColor) ?? super.backgroundColor }
    set { if let bar { bar.fieldColor = newValue } else { super.backgroundColor = newValue } }
  }

  open override var clearButtonMode: ViewMode {
    get { bar?.clearButtonMode ?? super.clearButtonMode }
    set { if let bar { bar.clearButtonMode = newValue } else { super.clearButtonMode = newValue } }
  }

  open override var isFirstResponder: Bool { bar?.isEditing ?? super.isFirstResponder }

  /// Has the bar shown as while it is edited: with the button that clears its text, if that is shown then.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let bar else { return super.becomeFirstResponder() }
    bar.isEditing = true
    return true
  }

  /// Has the bar shown as after editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.isEditing = false
    return super.resignFirstResponder()
  }
}

extension UISearchBar {
  private static let fields = Stored<UISearchTextField?>("UISearchBar.searchTextField", nil)

  /// The field, whose text, placeholder and colours are those of the bar. It is no subview.
  public var searchTextField: UISearchTextField {
    if let known = Self.fields[self] { return known }
    let made = UISearchTextField()
    made.bar = self
    Self.fields[self] = made
    return made
  }
}
