import AutoLayout
import Foundation

/// Content sizes that a document states, and those that follow from recorded frames.
@MainActor
struct ContentSizeRule {
  let resources: DocumentResources
  /// In documents for macOS.
  var desktop: DesktopInsets?

  /// On which axes a kind of view has a size of its own on the canvas.
  ///
  /// Image views without an image, and views that scroll, have none in an app. The canvas gives them the one they have:
  /// a text view that hugs at 249 stays as high as it was while rows around it grow, and is not marked ambiguous.
  private static func axes(_ reader: ElementReader) -> (width: Bool, height: Bool) {
    switch reader.element.tag {
    case "label", "button", "switch", "stepper", "activityIndicatorView", "segmentedControl", "textField",
      "pageControl", "datePicker", "pickerView", "calendarView", "tvPosterView", "popUpButton", "comboBox",
      "searchField",
      "secureTextField", "levelIndicator", "colorWell":
      (true, true)
    case "imageView", "textView", "scrollView", "tableView", "collectionView": (true, true)
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar", "progressIndicator":
      (false, true)
    default: isUnknown(reader.element.tag) ? (true, true) : (false, false)
    }
  }

  private static func isUnknown(_ tag: String) -> Bool {
    !DocumentTag.views.contains(tag) && !DocumentTag.placeholders.contains(tag)
  }

  /// What stands for a control that is not drawn here has the size that the control had, on any canvas.
  private static func keepsSize(_ tag: String) -> Bool {
    ["pickerView", "datePicker", "calendarView", "tvPosterView"].contains(tag) || isUnknown(tag)
  }

  /// - Parameters:
  ///   - recorded: the alignment rect's size.
  ///   - asSaved: whether recorded sizes stand for measured ones.
  func content(
    of view: DocumentView, _ reader: ElementReader, recorded: CGSize, asSaved: Bool, scale: CGFloat
  ) -> GivenContent? {
    var given = GivenContent()
    if asSaved || Self.keepsSize(view.tag), view.hasFrame {
      let axes = Self.axes(reader)
      given.width = axes.width ? recorded.width : UIView.noIntrinsicMetric
      given.height = axes.height ? recorded.height : UIView.noIntrinsicMetric
      if view.tag == "imageView", let size = imageSize(reader) {
        (given.width, given.height) = (size.width, size.height)
      }
      given.baselines =
        desktop?.baseline(of: view).map { (.fromBottom($0), .fromBottom($0)) }
        ?? BaselineRule.baselines(of: view, reader, height: recorded.height, scale: scale)
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
    guard let reference = ImageReference(reader), !reference.isSystem else { return nil }
    return resources.image(reference.name, isSystem: false)?.size
  }

  /// `infinite` is none.
  private func placeholder(_ word: String?) -> CGFloat? {
    guard let word else { return nil }
    if word == "infinite" { return UIView.noIntrinsicMetric }
    return DocumentNumber.value(word).map { CGFloat($0) }
  }
}

/// Baselines of recorded text: a block of the system face's lines, centred in the frame as it was recorded.
///
/// A control finds its baselines for the size that it has, and constraints then take them for fixed distances from its
/// top and its bottom: squeezing a label does not move its baseline.
@MainActor
enum BaselineRule {
  static func baselines(
    of view: DocumentView, _ reader: ElementReader, height: CGFloat, scale: CGFloat
  ) -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let font = font(view.tag, reader, height) else { return nil }
    let block = ceilToPixel(font.lineHeight, scale)
    let isTall = view.tag == "label" && height > 1.8 * font.lineHeight
    if isTall, reader["numberOfLines"].map({ $0 != "1" }) ?? false {
      return (.fromTop(font.ascender), .fromBottom(block - font.ascender))
    }
    let first = (height - block) / 2 + font.ascender
    return (.fromTop(first), .fromBottom(height - first))
  }

  private static func font(_ tag: String, _ reader: ElementReader, _ height: CGFloat) -> UIFont? {
    let size: CGFloat
    switch tag {
    case "label": size = 17
    case "textField": size = 14
    case "button": size = reader["buttonType"] == nil || reader["buttonType"] == "custom" ? 18 : 15
    default: return nil
    }
    let font = reader.child(key: "fontDescription").flatMap { DocumentFont.font($0) }
    guard let font else { return .systemFont(ofSize: size) }
    guard tag == "label", font.value.textStyle != nil else { return font }
    // Text styles had other sizes in older editors; one line tells which.
    let whole = (height / 2444 * 2048 + 1e-6).rounded(.down)
    return abs(whole - font.pointSize) <= 3 && whole > 0 ? font.withSize(whole) : font
  }
}
