import LPAutoLayout
import Foundation

/// Finds the content sizes that a document states, and those that follow from recorded frames.
@MainActor
struct ContentSizeRule {
  let resources: DocumentResources
  /// The insets of controls, in documents for macOS.
  var desktop: DesktopInsets?
  /// Whether sizes that stand for content in the editor are left out.
  var isRunTime = false

  /// Returns the axes on which a kind of view has a content size on the canvas.
  ///
  /// Image views without an image, and views that scroll, have none in an app. The canvas uses their current size: a
  /// text view that hugs at 249 keeps its height while rows around it grow, and is not marked ambiguous.
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

  /// Returns whether a view keeps its recorded size on every canvas: a placeholder for a control, and a date picker
  /// whose style the document does not say, which depends on the system.
  private static func keepsSize(_ tag: String, _ reader: ElementReader) -> Bool {
    if tag == "datePicker" { return reader["style"] == nil }
    return ["calendarView", "tvPosterView"].contains(tag) || isUnknown(tag)
  }

  /// - Parameters:
  ///   - recorded: the alignment rect's size.
  ///   - asSaved: whether recorded sizes stand for measured ones.
  func content(
    of view: DocumentView, _ reader: ElementReader, recorded: CGSize, asSaved: Bool, scale: CGFloat
  ) -> GivenContent? {
    var given = GivenContent()
    if asSaved || Self.keepsSize(view.tag, reader), view.hasFrame {
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
      func isOpen(_ length: CGFloat?) -> Bool { !CanvasRule.savedDesignables.holds || (length ?? -1) < 0 }
      if isOpen(given.width) { given.width = size.width }
      if isOpen(given.height) { given.height = size.height }
    }
    if !isRunTime, let width = placeholder(reader["placeholderIntrinsicWidth"]) { given.width = width }
    if !isRunTime, let height = placeholder(reader["placeholderIntrinsicHeight"]) { given.height = height }
    return given.width == nil && given.height == nil && given.baselines == nil ? nil : given
  }

  /// Returns the size of an image. The size of a symbol depends on its configuration and is not recorded.
  private func imageSize(_ reader: ElementReader) -> CGSize? {
    guard let reference = ImageReference(reader), !reference.isSystem else { return nil }
    return resources.image(reference.name, isSystem: false)?.size
  }

  /// Reads a placeholder size; `infinite` means none.
  private func placeholder(_ word: String?) -> CGFloat? {
    guard let word else { return nil }
    if word == "infinite" { return UIView.noIntrinsicMetric }
    return DocumentNumber.value(word).map { CGFloat($0) }
  }
}
