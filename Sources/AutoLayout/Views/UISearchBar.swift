public import Foundation

/// A search field across the whole width.
open class UISearchBar: UIView {
  /// The text; `nil` for none.
  open var text: String?
  /// The text of an empty field; `nil` for none.
  open var placeholder: String?
  /// The colour behind the field; `nil` for the system's.
  open var barTintColor: UIColor?

  package override func applyClassDefaults() {
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  /// The content size, which has only a height: 56 points, and 44 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: environment.metrics == .ios26 ? 44 : 56)
  }

  private var fieldRect: CGRect {
    let height: CGFloat = environment.metrics == .ios26 ? 44 : 36
    return CGRect(x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
  }

  private var shown: (text: ControlText, color: UIColor, rect: CGRect)? {
    let isEmpty = (text ?? "").isEmpty
    let string = isEmpty ? placeholder ?? "" : text ?? ""
    guard !string.isEmpty else { return nil }
    let field = fieldRect
    let rect = CGRect(x: field.minX + 30, y: field.minY, width: max(0, field.width - 38), height: field.height)
    return (
      ControlText(view: self, string: string, font: .systemFont(ofSize: 17)), isEmpty ? .secondaryLabel : .label,
      directed(rect)
    )
  }

  package override func contentText() -> (string: String, typeset: TypesetText)? {
    shown.map { ($0.text.string, $0.text.typeset(in: $0.rect)) }
  }

  package override func contentItems() -> [ContentItem] {
    let field = fieldRect
    guard field.width > 0 else { return [] }
    var items: [ContentItem] = []
    if let barTintColor { items.append(.fill(.rect(canvas), paint(barTintColor))) }
    let radius = environment.metrics == .ios26 ? field.height / 2 : 10
    items.append(.fill(.roundedRect(field, radius: radius), paint(.tertiarySystemFill)))
    let glass = CGRect(x: field.minX + 8, y: field.midY - 8, width: 16, height: 16)
    items.append(.symbol("magnifyingglass", in: directed(glass), paint(.secondaryLabel), flips: false))
    if let shown, let item = shown.text.item(in: shown.rect, shown.color) { items.append(item) }
    return items
  }
}
