import AutoLayout
import Foundation

/// Content sizes that a document states, and those that follow from recorded frames.
@MainActor
struct ContentSizeRule {
  let resources: DocumentResources

  /// On which axes a kind of view has a size of its own.
  private static func axes(_ reader: ElementReader) -> (width: Bool, height: Bool) {
    switch reader.element.tag {
    case "label", "button", "switch", "stepper", "activityIndicatorView", "segmentedControl", "textField",
      "pageControl", "datePicker", "pickerView", "tvPosterView", "popUpButton", "comboBox", "searchField",
      "secureTextField", "levelIndicator", "colorWell":
      (true, true)
    case "imageView": reader["image"] != nil || reader.child(key: "image") != nil ? (true, true) : (false, false)
    case "textView": reader.flag("scrollEnabled") == false ? (true, true) : (false, false)
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar", "progressIndicator":
      (false, true)
    default: (false, false)
    }
  }

  /// - Parameter recorded: the alignment rect's size, where recorded sizes stand for measured ones.
  func content(
    of view: DocumentView, _ reader: ElementReader, recorded: CGSize?, scale: CGFloat
  ) -> LayoutState.GivenContent? {
    var given = LayoutState.GivenContent()
    if let recorded, view.hasFrame {
      let axes = Self.axes(reader)
      given.width = axes.width ? recorded.width : View.noIntrinsicMetric
      given.height = axes.height ? recorded.height : View.noIntrinsicMetric
      if view.tag == "imageView", let size = imageSize(reader) { (given.width, given.height) = (size.width, size.height) }
      given.baselines = BaselineRule.baselines(of: view, reader, scale: scale)
    }
    if let size = resources.designableSizes[view.id] {
      given.width = size.width
      given.height = size.height
    }
    if let width = placeholder(reader["placeholderIntrinsicWidth"]) { given.width = width }
    if let height = placeholder(reader["placeholderIntrinsicHeight"]) { given.height = height }
    return given.width == nil && given.height == nil && given.baselines == nil ? nil : given
  }

  /// Symbols have the size that their configuration gives them, which is not written.
  private func imageSize(_ reader: ElementReader) -> CGSize? {
    guard let name = reader["image"], reader["catalog"] != "system" else { return nil }
    return resources.image(name, isSystem: false)?.size
  }

  /// `infinite` is none.
  private func placeholder(_ word: String?) -> CGFloat? {
    guard let word else { return nil }
    if word == "infinite" { return View.noIntrinsicMetric }
    return DocumentNumber.value(word).map { CGFloat($0) }
  }
}

/// Baselines of recorded text: a block of the system face's lines, centred.
enum BaselineRule {
  @MainActor
  static func baselines(
    of view: DocumentView, _ reader: ElementReader, scale: CGFloat
  ) -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let font = font(view.tag, reader) else { return nil }
    let block = ceilToPixel(font.lineHeight, scale)
    if view.tag == "label", reader["numberOfLines"].map({ $0 != "1" }) ?? false,
      view.frame.height > 1.8 * font.lineHeight
    {
      return (.fromTop(font.ascender), .fromBottom(block - font.ascender))
    }
    let middle = BaselinePosition.fromCenter(font.ascender - block / 2)
    return (middle, middle)
  }

  @MainActor
  private static func font(_ tag: String, _ reader: ElementReader) -> Font? {
    let size: CGFloat
    switch tag {
    case "label": size = 17
    case "textField": size = 14
    case "button": size = reader["buttonType"] == nil || reader["buttonType"] == "custom" ? 18 : 15
    default: return nil
    }
    return reader.child(key: "fontDescription").flatMap { DocumentFont.font($0, traits: .current) }
      ?? .systemFont(ofSize: size)
  }
}
