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
