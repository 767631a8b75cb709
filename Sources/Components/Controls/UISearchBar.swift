@_spi(Views) public import LPAutoLayout
public import Foundation

/// A search field across the whole width.
open class UISearchBar: UIView {
  /// The text; `nil` for none.
  open var text: String?
  /// The text of an empty field; `nil` for none.
  open var placeholder: String?
  /// The colour behind the field; `nil` for the system's.
  open var barTintColor: UIColor?
  /// Whether a button that ends the search is beside the field, at the trailing side.
  open var showsCancelButton = false
  /// The colour of the field; `nil` for the system's.
  package var fieldColor: UIColor?
  /// The colour of the text; `nil` for the system's.
  package var textColor: UIColor?
  /// The icon at the start of the field; `nil` for the magnifying glass.
  package var icon: UIImage? { didSet { setNeedsDisplay() } }
  /// The icon of the button that clears the field; `nil` for a cross in a circle.
  package var clearIcon: UIImage?
  /// When the button that clears the field is shown; only beside a text.
  package var clearButtonMode = UITextField.ViewMode.always
  /// Whether the field has become the first responder.
  package var isEditing = false
  /// Whether the bar is the part of a navigation bar below the title.
  var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { invalidateIntrinsicContentSize() } } }

  @_spi(Views) open override func applyClassDefaults() {
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  /// The content size, which has only a height: 56 points, 52 in a navigation bar, and 44 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    let height: CGFloat = isInNavigationBar ? 52 : environment.metrics == .ios26 ? 44 : 56
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  private var fieldRect: CGRect {
    let height: CGFloat = environment.metrics == .ios26 ? 44 : 36
    let margin: CGFloat = isInNavigationBar ? 16 : 8
    let cancel = cancelText.map { $0.measure().size.width + 8 } ?? 0
    return CGRect(
      x: margin, y: isInNavigationBar ? 1 : (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * margin - cancel), height: height)
  }

  private var cancelText: ControlText? {
    showsCancelButton ? ControlText(view: self, string: "Cancel", font: .systemFont(ofSize: 17)) : nil
  }

  /// The place of the icon, 8 points from the start of the field.
  private var iconRect: CGRect {
    let field = fieldRect
    let size = icon?.size ?? CGSize(width: 16, height: 16)
    return CGRect(x: field.minX + 8, y: field.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The start of the text: 6 points behind the icon, or 10 behind the start of a field whose icon is empty (measured).
  private var textStart: CGFloat {
    let icon = iconRect
    return icon.width > 0 ? icon.maxX + 6 : icon.minX + 2
  }

  /// The place of the button that clears the field: 17 points wide, and 7 from its end (measured); `nil` if it is not
  /// shown.
  private var clearRect: CGRect? {
    let isShown =
      switch clearButtonMode {
      case .always: true
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .never: false
      }
    guard isShown, text?.isEmpty == false else { return nil }
    let field = fieldRect
    return CGRect(x: field.maxX - 24, y: field.midY - 8.5, width: 17, height: 17)
  }

  private var texts: [(text: ControlText, color: UIColor, rect: CGRect)] {
    let field = fieldRect
    let isEmpty = (text ?? "").isEmpty
    let string = isEmpty ? placeholder ?? "" : text ?? ""
    var texts: [(text: ControlText, color: UIColor, rect: CGRect)] = []
    if !string.isEmpty {
      let end = clearRect.map { $0.minX - 7 } ?? field.maxX - 8
      let rect = CGRect(x: textStart, y: field.minY, width: max(0, end - textStart), height: field.height)
      let color: UIColor = isEmpty ? .secondaryLabel : textColor ?? .label
      texts.append((ControlText(view: self, string: string, font: .systemFont(ofSize: 17)), color, directed(rect)))
    }
    if let cancelText {
      let rect = CGRect(
        x: field.maxX + 8, y: field.minY, width: cancelText.measure().size.width, height: field.height)
      texts.append((cancelText, tintColor, directed(rect)))
    }
    return texts
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    let texts = texts
    guard !texts.isEmpty else { return nil }
    return (texts.map(\.text.string).joined(separator: " | "), .joined(texts.map { $0.text.typeset(in: $0.rect) }))
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let field = fieldRect
    guard field.width > 0 else { return [] }
    var items: [ContentItem] = []
    if let barTintColor { items.append(.fill(.rect(canvas), paint(barTintColor))) }
    let radius = environment.metrics == .ios26 ? field.height / 2 : 10
    items.append(.fill(.roundedRect(directed(field), radius: radius), paint(fieldColor ?? .tertiarySystemFill)))
    if let icon {
      items += picture(icon, in: directed(iconRect), .secondaryLabel)
    } else {
      items.append(.symbol("magnifyingglass", in: directed(iconRect), paint(.secondaryLabel), flips: false))
    }
    if let clearRect, let clearIcon {
      items += picture(clearIcon, in: directed(clearRect), .secondaryLabel)
    } else if let clearRect {
      items.append(.symbol("xmark.circle.fill", in: directed(clearRect), paint(.secondaryLabel), flips: false))
    }
    return items + texts.compactMap { $0.text.item(in: $0.rect, $0.color) }
  }
}
