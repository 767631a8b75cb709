import LPComponents
import Foundation

/// Gives controls the texts, images, fonts and states of their elements.
@MainActor
struct ContentReader {
  let document: InterfaceBuilderDocument
  let colors: DocumentColor
  let reader: ElementReader
  let texts: (any DocumentTexts)?

  func apply(to view: UIView) {
    switch view {
    case let label as UILabel: apply(label)
    case let button as UIButton: apply(button)
    case let field as UITextField: apply(field)
    case let text as UITextView: apply(text)
    case let image as UIImageView: apply(image)
    case let stack as UIStackView: apply(stack)
    case let cell as UITableViewCell: apply(cell)
    case let bar as UINavigationBar: apply(bar)
    case let bar as UIToolbar: bar.items = barItems("barButtonItem")
    case let bar as UITabBar: bar.items = barItems("tabBarItem")
    case let scroll as UIScrollView: scroll.isScrollEnabled = reader.flag("scrollEnabled") ?? true
    default: applyControl(view)
    }
    view.accessibilityLabel = localized(
      "accessibilityLabel", reader.child(key: "accessibilityConfiguration")?["label"])
    if let control = view as? UIControl { control.isEnabled = reader.flag("enabled") ?? true }
  }

  // MARK: Text

  func text(_ key: String) -> String? {
    localized(key, reader[key] ?? reader.child(key: key).flatMap { $0.tag == "nil" ? nil : $0.text })
  }

  /// - Parameters:
  ///   - property: the property as in the keys of `.strings` files: `text`, `normalTitle`, `segmentTitles[0]`.
  ///   - element: the object that has the text; by default the view itself.
  func localized(_ property: String, _ text: String?, of element: DocumentElement? = nil) -> String? {
    guard let text, let texts, let id = (element ?? reader.element)["id"] else { return text }
    return texts.text(objectID: id, property: property, base: text)
  }

  private var attributed: DocumentAttributedText? {
    reader.child(key: "attributedText").flatMap { DocumentAttributedText($0) }
  }

  func font() -> UIFont? {
    reader.child(key: "fontDescription").flatMap { DocumentFont.font($0) }
  }

  func color(_ key: String) -> UIColor? { reader.child(key: key).flatMap(colors.color) }

  private func alignment(_ word: String?) -> NSTextAlignment { DocumentAttributedText.alignment(word) ?? .natural }

  func lineBreakMode(_ word: String?) -> NSLineBreakMode {
    switch word {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  private func apply(_ label: UILabel) {
    let attributed = attributed
    label.text = text("text") ?? localized("text", attributed?.text) ?? "Label"
    if let font = attributed?.font ?? font() { label.font = font }
    if let color = attributed?.color.flatMap(colors.color) ?? color("textColor") { label.textColor = color }
    // A translation has no fragments.
    if let attributed, attributed.text == label.text { label.attributedText = attributed.string(colors) }
    if let alignment = attributed?.alignment, alignment != label.textAlignment { label.textAlignment = alignment }
    if attributed?.alignment == nil { label.textAlignment = alignment(reader["textAlignment"]) }
    label.adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory") ?? false
    label.lineBreakMode = lineBreakMode(reader["lineBreakMode"])
    label.numberOfLines = min(max(Int(reader["numberOfLines"] ?? "1") ?? 1, 0), 10_000)
    label.adjustsFontSizeToFitWidth =
      reader.flag("adjustsFontSizeToFit") ?? true && reader["minimumFontSize"] != nil
      || reader["minimumScaleFactor"] != nil
    label.minimumScaleFactor = CGFloat(min(max(reader.number("minimumScaleFactor") ?? 0, 0), 1))
    // Xcode 6 and later write the label's current width, unless the author chose one.
    if let width = reader.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
  }

  private func apply(_ field: UITextField) {
    field.text = text("text")
    field.placeholder = text("placeholder")
    field.font = font() ?? field.font
    if let color = color("textColor") { field.textColor = color }
    field.textAlignment = alignment(reader["textAlignment"])
    field.isSecureTextEntry = reader.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
    switch reader["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
  }

  private func apply(_ view: UITextView) {
    let attributed = attributed
    view.text = text("text") ?? localized("text", attributed?.text) ?? ""
    view.font = attributed?.font ?? font()
    if let color = attributed?.color.flatMap(colors.color) ?? color("textColor") { view.textColor = color }
    if let attributed, attributed.text == view.text { view.attributedText = attributed.string(colors) }
    if let alignment = attributed?.alignment, alignment != view.textAlignment { view.textAlignment = alignment }
    if attributed?.alignment == nil { view.textAlignment = alignment(reader["textAlignment"]) }
    view.isEditable = reader.flag("editable") ?? true
    view.isScrollEnabled = reader.flag("scrollEnabled") ?? true
  }

  // MARK: Stacks

  private func apply(_ stack: UIStackView) {
    if document.platform == .macOS {
      func resistance(_ name: String) -> Float { reader[name].flatMap(DocumentNumber.priority) ?? 1000 }
      stack.desktopPriorities = UIStackView.DesktopPriorities(
        horizontalClipping: resistance("horizontalClippingResistancePriority"),
        verticalClipping: resistance("verticalClippingResistancePriority"))
    }
    stack.axis =
      reader["axis"] == "vertical" || reader["orientation"] == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
      "centerX": .center, "centerY": .center, "trailing": .trailing, "bottom": .trailing,
      "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    ]
    stack.distribution = reader["distribution"].flatMap { distributions[$0] } ?? .fill
    stack.alignment = reader["alignment"].flatMap { alignments[$0] } ?? .fill
    stack.spacing =
      reader["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem
      : CGFloat(reader.number("spacing") ?? (document.platform == .macOS ? 8 : 0))
    stack.isBaselineRelativeArrangement = reader.flag("baselineRelativeArrangement") ?? false
  }

  // MARK: Bars and cells

  private func apply(_ cell: UITableViewCell) {
    cell.accessoryType = accessory(reader["accessoryType"])
    guard let element = reader.child(key: "contentConfiguration"), element.tag == "listContentConfiguration" else {
      return
    }
    let detail = localized("secondaryText", element["secondaryText"]).flatMap { $0.isEmpty ? nil : $0 }
    var content: UIListContentConfiguration =
      element["prefersSideBySideTextAndSecondaryText"] == "YES"
      ? .valueCell() : detail == nil ? .cell() : .subtitleCell()
    content.text = localized("text", element["text"])
    content.secondaryText = detail
    if let picture = image(element) { content.image = picture }
    cell.contentConfiguration = content
  }

  private func accessory(_ word: String?) -> UITableViewCell.AccessoryType {
    switch word {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  private func barItems(_ tag: String) -> [UIBarItem] {
    (reader.element.child("items")?.children(tag) ?? []).map(barItem)
  }

  func barItem(_ item: DocumentElement) -> UIBarItem {
    if item["systemItem"] == "flexibleSpace" { return .flexibleSpace() }
    if let system = item["systemItem"].flatMap(SystemItem.item) { return system }
    return UIBarItem(title: localized("title", item["title"], of: item) ?? item["systemItem"], image: image(item))
  }

  private func apply(_ bar: UINavigationBar) {
    guard let item = reader.element.child("items")?.child("navigationItem") else { return }
    apply(item, to: bar)
    bar.prefersLargeTitles = reader.flag("largeTitles") ?? false
  }

  /// Applies a navigation item's title and buttons.
  func apply(_ item: DocumentElement, to bar: UINavigationBar) {
    bar.title = localized("title", item["title"], of: item)
    bar.leadingItems = barItems(of: item, "leftBarButtonItem", "leftBarButtonItems")
    // The first button is the outermost.
    bar.trailingItems = barItems(of: item, "rightBarButtonItem", "rightBarButtonItems")
  }

  private func barItems(of item: DocumentElement, _ one: String, _ several: String) -> [UIBarItem] {
    let elements =
      item.children.filter { $0["key"] == one } + ((item.child(key: several) ?? item.child(several))?.children ?? [])
    return elements.filter { $0.tag == "barButtonItem" }.map(barItem)
  }

  // MARK: Other controls

  private func applyControl(_ view: UIView) {
    func number(_ name: String, _ standard: Double) -> Double { reader.number(name) ?? standard }
    switch view {
    case let toggle as UISwitch: toggle.isOn = reader.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(number("minValue", 0))
      slider.maximumValue = Float(number("maxValue", 1))
      slider.value = Float(number("value", 0))
    case let stepper as UIStepper:
      stepper.maximumValue = number("maximumValue", 100)
      stepper.value = number("value", 0)
    case let progress as UIProgressView: progress.progress = Float(number("progress", 0))
    case let indicator as UIActivityIndicatorView:
      if ["large", "whiteLarge"].contains(reader["style"]) { indicator.style = .large }
      indicator.hidesWhenStopped = reader.flag("hidesWhenStopped") ?? false
      if reader.flag("animating") == true { indicator.startAnimating() }
    case let control as UIPageControl:
      control.numberOfPages = min(max(Int(number("numberOfPages", 0)), 0), 100)
      control.currentPage = Int(number("currentPage", 0))
    case let bar as UISearchBar:
      bar.text = text("text")
      bar.placeholder = text("placeholder")
      bar.showsCancelButton = reader.flag("showsCancelButton") ?? false
    case let control as UISegmentedControl: apply(control)
    case let picker as UIDatePicker: apply(picker)
    case let well as UIColorWell:
      well.selectedColor = color("selectedColor")
      well.supportsAlpha = reader.flag("supportsAlpha") ?? true
      well.title = text("title")
    default: break
    }
  }

  private func apply(_ control: UISegmentedControl) {
    control.apportionsSegmentWidthsByContent = reader.flag("apportionsSegmentWidthsByContent") ?? false
    let segments = reader.element.child("segments")?.children("segment") ?? []
    for (index, segment) in segments.enumerated() {
      if let picture = image(segment) {
        control.insertSegment(with: picture, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: localized("segmentTitles[\(index)]", segment["title"]), at: index, animated: false)
      }
    }
    control.selectedSegmentIndex = Int(reader["selectedSegmentIndex"] ?? "") ?? UISegmentedControl.noSegment
  }
}
