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
      if view.tag == "imageView", let size = imageSize(reader, recorded) {
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
    if !isRunTime { applyPlaceholders(view, reader, asSaved && view.hasFrame ? recorded : nil, to: &given) }
    return given.width == nil && given.height == nil && given.baselines == nil ? nil : given
  }

  /// Applies placeholder sizes. A designable class that was saved larger has drawn itself since, and resists there.
  private func applyPlaceholders(
    _ view: DocumentView, _ reader: ElementReader, _ recorded: CGSize?, to given: inout GivenContent
  ) {
    let isDesignable = CanvasRule.grownDesignables.holds && resources.designableSizes[view.id] != nil
    func length(_ name: String, _ saved: CGFloat?) -> CGFloat? {
      guard let written = placeholder(reader[name]) else { return nil }
      guard isDesignable, let saved, written >= 0 else { return written }
      return max(written, saved)
    }
    if let width = length("placeholderIntrinsicWidth", recorded?.width) { given.width = width }
    if let height = length("placeholderIntrinsicHeight", recorded?.height) { given.height = height }
  }

  /// Returns the size of an image. The size of a symbol depends on its configuration and is not recorded. An image that
  /// was saved at exactly twice the size in the list of resources had that size on the canvas.
  private func imageSize(_ reader: ElementReader, _ recorded: CGSize) -> CGSize? {
    guard let reference = ImageReference(reader), !reference.isSystem,
      let size = resources.image(reference.name, isSystem: false)?.size
    else { return nil }
    let isDoubled =
      (recorded.width == 2 * size.width || recorded.height == 2 * size.height)
      && recorded.width != size.width && recorded.height != size.height
    return CanvasRule.doubledImages.holds && isDoubled
      ? CGSize(width: 2 * size.width, height: 2 * size.height) : size
  }

  /// Reads a placeholder size; `infinite` means none.
  private func placeholder(_ word: String?) -> CGFloat? {
    guard let word else { return nil }
    if word == "infinite" { return UIView.noIntrinsicMetric }
    return DocumentNumber.value(word).map { CGFloat($0) }
  }
}
