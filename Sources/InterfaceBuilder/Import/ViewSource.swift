import LPComponents
import Foundation

/// Writes a view's declaration, and lines for everything that differs from a new view of its class.
@MainActor
struct ViewSource {
  let view: UIView
  let reader: ElementReader
  let name: String
  var lines: [String] = []

  init(_ view: UIView, _ reader: ElementReader, name: String) {
    self.view = view
    self.reader = reader
    self.name = name
    addContent()
    addAppearance()
    addPriorities()
  }

  mutating func set(_ property: String, _ value: String) { lines.append("\(name).\(property) = \(value)") }

  mutating func set<Value: Equatable>(
    _ property: String, _ value: Value, unless standard: Value, _ text: (Value) -> String
  ) {
    if value != standard { set(property, text(value)) }
  }

  // MARK: Making

  /// The expression without children.
  var constructor: String {
    switch view {
    case is UIButton: return "Button(type: .\(buttonType))"
    case is UIPickerView: return Self.picker
    default: return "\(LibraryClass(of: view).name)()"
    }
  }

  /// The class of a view that contains others.
  var containerClass: String { view is UIScrollView && !(view is UITextView) ? "ScrollView" : "View" }

  private var buttonType: String {
    switch reader["buttonType"] {
    case "system", "roundedRect": "system"
    case let type? where ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"].contains(type): type
    default: "custom"
    }
  }

  // MARK: Content

  private mutating func addContent() {
    switch view {
    case let label as UILabel: add(label)
    case let button as UIButton: add(button)
    case let image as UIImageView: if let image = image.image { set("image", SwiftText.image(image)) }
    case let field as UITextField: add(field)
    case let text as UITextView: add(text)
    case let control as UISegmentedControl: add(control)
    case let toggle as UISwitch: if toggle.isOn { set("isOn", "true") }
    case let slider as UISlider:
      set("minimumValue", slider.minimumValue, unless: 0) { SwiftText.number(CGFloat($0)) }
      set("maximumValue", slider.maximumValue, unless: 1) { SwiftText.number(CGFloat($0)) }
      set("value", slider.value, unless: 0) { SwiftText.number(CGFloat($0)) }
    case let progress as UIProgressView:
      set("progress", progress.progress, unless: 0) { SwiftText.number(CGFloat($0)) }
    case let indicator as UIActivityIndicatorView: if indicator.style == .large { set("style", ".large") }
    case let pages as UIPageControl:
      set("numberOfPages", pages.numberOfPages, unless: 0) { "\($0)" }
      set("currentPage", pages.currentPage, unless: 0) { "\($0)" }
    case let bar as UISearchBar:
      set("text", bar.text, unless: nil) { SwiftText.literal($0 ?? "") }
      set("placeholder", bar.placeholder, unless: nil) { SwiftText.literal($0 ?? "") }
      set("showsCancelButton", bar.showsCancelButton, unless: false) { "\($0)" }
    case let picker as UIDatePicker: add(picker)
    case let well as UIColorWell:
      if let color = well.selectedColor { set("selectedColor", SwiftText.color(color)) }
      set("supportsAlpha", well.supportsAlpha, unless: true) { "\($0)" }
    case let bar as UINavigationBar: add(bar)
    case let bar as UIToolbar: set("items", BarSource.items(bar.items))
    case let bar as UITabBar: set("items", BarSource.items(bar.items))
    case let scroll as UIScrollView: set("contentInset", scroll.contentInset, unless: .zero, SwiftText.insets)
    default: break
    }
    if let control = view as? UIControl, !control.isEnabled { set("isEnabled", "false") }
  }

  private mutating func add(_ label: UILabel) {
    set("text", SwiftText.literal(label.text ?? ""))
    set("font", label.font, unless: .systemFont(ofSize: 17)) { SwiftText.font($0!) }
    set("textColor", label.textColor, unless: .label) { SwiftText.color($0!) }
    set("textAlignment", label.textAlignment, unless: .natural) { ".\($0)" }
    set("numberOfLines", label.numberOfLines, unless: 1) { "\($0)" }
    set("lineBreakMode", label.lineBreakMode, unless: .byTruncatingTail) { ".\($0)" }
    set("adjustsFontForContentSizeCategory", label.adjustsFontForContentSizeCategory, unless: false) { "\($0)" }
    set("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, unless: 0, SwiftText.number)
    set("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth, unless: false) { "\($0)" }
    set("minimumScaleFactor", label.minimumScaleFactor, unless: 0, SwiftText.number)
  }

  private mutating func add(_ field: UITextField) {
    set("text", field.text, unless: "") { SwiftText.literal($0 ?? "") }
    set("placeholder", field.placeholder, unless: nil) { SwiftText.literal($0 ?? "") }
    set("font", field.font, unless: .systemFont(ofSize: 17)) { $0.map(SwiftText.font) ?? "nil" }
    set("textColor", field.textColor, unless: .label) { $0.map(SwiftText.color) ?? "nil" }
    set("textAlignment", field.textAlignment, unless: .natural) { ".\($0)" }
    set("borderStyle", field.borderStyle, unless: .none) { ".\($0)" }
    set("isSecureTextEntry", field.isSecureTextEntry, unless: false) { "\($0)" }
  }

  private mutating func add(_ view: UITextView) {
    set("text", view.text, unless: "") { SwiftText.literal($0 ?? "") }
    set("font", view.font, unless: nil) { $0.map(SwiftText.font) ?? "nil" }
    set("textColor", view.textColor, unless: .label) { $0.map(SwiftText.color) ?? "nil" }
    set("textAlignment", view.textAlignment, unless: .natural) { ".\($0)" }
    set("isEditable", view.isEditable, unless: true) { "\($0)" }
    set("isScrollEnabled", view.isScrollEnabled, unless: true) { "\($0)" }
  }

  private mutating func add(_ control: UISegmentedControl) {
    let segments = reader.element.child("segments")?.children("segment") ?? []
    for index in 0..<control.numberOfSegments {
      let place = "at: \(index), animated: false)"
      if let title = control.titleForSegment(at: index) {
        lines.append("\(name).insertSegment(withTitle: \(SwiftText.literal(title)), \(place)")
      } else {
        let image = index < segments.count ? segments[index]["image"] ?? "" : ""
        let source = "Image(.symbol(\(SwiftText.literal(image))), size: CGSize(width: 20, height: 20))"
        lines.append("\(name).insertSegment(with: \(source), \(place)")
      }
    }
    set("apportionsSegmentWidthsByContent", control.apportionsSegmentWidthsByContent, unless: false) { "\($0)" }
    set("selectedSegmentIndex", control.selectedSegmentIndex, unless: UISegmentedControl.noSegment) { "\($0)" }
  }

  private mutating func add(_ bar: UINavigationBar) {
    set("title", bar.title, unless: nil) { SwiftText.literal($0 ?? "") }
    set("prefersLargeTitles", bar.prefersLargeTitles, unless: false) { "\($0)" }
    if !bar.leadingItems.isEmpty { set("leadingItems", BarSource.items(bar.leadingItems)) }
    if !bar.trailingItems.isEmpty { set("trailingItems", BarSource.items(bar.trailingItems)) }
  }

  // MARK: Properties of all views

  private mutating func addAppearance() {
    set("backgroundColor", view.backgroundColor, unless: Self.background(of: view)) { $0.map(SwiftText.color) ?? "nil" }
    if reader.child(key: "tintColor") != nil { set("tintColor", SwiftText.color(view.tintColor)) }
    set("alpha", view.alpha, unless: 1, SwiftText.number)
    set("isHidden", view.isHidden, unless: false) { "\($0)" }
    set("clipsToBounds", view.clipsToBounds, unless: view is UIScrollView && !(view is UITextView)) { "\($0)" }
    if view is UIImageView { set("contentMode", view.contentMode, unless: .scaleToFill) { ".\($0)" } }
    set("semanticContentAttribute", view.semanticContentAttribute, unless: .unspecified) { ".\($0)" }
  }

  private static func background(of view: UIView) -> UIColor? {
    switch view {
    case is UINavigationBar, is UIToolbar, is UITabBar: .systemBackground
    default: nil
    }
  }

  private mutating func addPriorities() {
    let standard = LibraryClass(of: view).makeView()
    for (axis, word) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != standard.contentHuggingPriority(for: axis) {
        lines.append("\(name).setContentHuggingPriority(\(SwiftText.priority(hugging)), for: .\(word))")
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance != standard.contentCompressionResistancePriority(for: axis) {
        lines.append(
          "\(name).setContentCompressionResistancePriority(\(SwiftText.priority(resistance)), for: .\(word))")
      }
    }
  }
}
