import LPComponents
import Foundation

/// Makes a view for each kind of element and configures it by the element.
@MainActor
struct ViewFactory {
  let document: InterfaceBuilderDocument
  /// Whether views are made as the editor shows them; an empty stack view has no content size there.
  let isCanvas: Bool
  /// Whether lists and cells are those that apps use.
  let isLive: Bool
  /// Whether runtime attributes that change how views are painted have an effect.
  let appliesRuntimeAttributes: Bool
  private let colors: DocumentColor
  private let texts: (any DocumentTexts)?

  init(
    document: InterfaceBuilderDocument, isCanvas: Bool, isLive: Bool = false, appliesRuntimeAttributes: Bool = false,
    texts: (any DocumentTexts)? = nil
  ) {
    self.appliesRuntimeAttributes = appliesRuntimeAttributes
    self.texts = texts
    (self.document, self.isLive) = (document, isLive)
    self.isCanvas = isCanvas
    colors = DocumentColor(document.resources)
  }

  // MARK: Making

  func make(_ source: DocumentView, _ reader: ElementReader) -> UIView {
    if document.platform == .macOS { return desktop(source, reader) }
    if isLive, let view = live(source, reader) { return view }
    switch source.tag {
    case "view", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
      "collectionViewCellContentView", "containerView", "refreshControl":
      return UIView()
    case "label": return UILabel(frame: .zero)
    case "button": return UIButton(type: buttonType(reader["buttonType"]))
    case "imageView": return UIImageView(frame: .zero)
    case "stackView": return isCanvas && source.subviews.isEmpty ? UIView() : UIStackView(frame: .zero)
    case "textField": return UITextField(frame: .zero)
    case "textView": return UITextView(frame: .zero)
    case "scrollView": return UIScrollView(frame: .zero)
    case "tableView": return TableView(frame: .zero)
    case "collectionView": return CollectionView(frame: .zero)
    case "tableViewCell": return cell(source)
    case "visualEffectView": return UIVisualEffectView(frame: .zero)
    case "switch": return UISwitch(frame: .zero)
    case "slider": return UISlider(frame: .zero)
    case "stepper": return UIStepper(frame: .zero)
    case "segmentedControl": return UISegmentedControl(items: [])
    case "progressView": return UIProgressView(frame: .zero)
    case "activityIndicatorView": return UIActivityIndicatorView(frame: .zero)
    case "pageControl": return UIPageControl(frame: .zero)
    case "searchBar": return UISearchBar(frame: .zero)
    case "pickerView": return CanvasPicker.picker()
    case "datePicker": return UIDatePicker(frame: .zero)
    case "colorWell": return UIColorWell(frame: .zero)
    case "navigationBar": return UINavigationBar(frame: .zero)
    case "toolbar": return UIToolbar(frame: .zero)
    case "tabBar": return UITabBar(frame: .zero)
    default: return PlaceholderView(tag: source.tag)
    }
  }

  /// Makes a cell. The document has the frame of its content, so the cell adds no constraints for it.
  private func cell(_ source: DocumentView) -> UIView {
    guard source.subviews.contains(where: { $0.role == "contentView" }) else { return UIView() }
    let cell = UITableViewCell(style: .default, reuseIdentifier: source.element["reuseIdentifier"])
    cell.removeConstraints(cell.constraints)
    cell.backgroundColor = nil
    return cell
  }

  private func desktop(_ source: DocumentView, _ reader: ElementReader) -> UIView {
    switch source.tag {
    case "view", "customView", "clipView": return UIView()
    case "stackView": return UIStackView(frame: .zero)
    case "scrollView": return UIView()
    default:
      let view = PlaceholderView(tag: source.tag)
      view.insets = DesktopInsets(toolsVersion: document.toolsVersion).insets(of: source)
      return view
    }
  }

  /// Returns the view that holds a view's content; `nil` if it is the view itself.
  func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
  }

  private func buttonType(_ word: String?) -> UIButton.ButtonType {
    switch word {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  /// Returns the name of a view, such as `tableViewCell`; the root has the scene's name.
  func name(of source: DocumentView, isRoot: Bool) -> String {
    if isRoot { return "screen" }
    if let custom = source.customClass { return custom.prefix(1).lowercased() + custom.dropFirst() }
    return source.role ?? source.tag
  }

  // MARK: Configuring

  func configure(_ view: UIView, _ source: DocumentView, _ reader: ElementReader) {
    if let color = reader.child(key: "backgroundColor") { view.backgroundColor = colors.color(color) }
    if let color = reader.child(key: "tintColor").flatMap(colors.color) { view.tintColor = color }
    view.alpha = CGFloat(min(max(reader.number("alpha") ?? 1, 0), 1))
    view.clipsToBounds = reader.flag("clipsSubviews") ?? false
    view.contentMode = contentMode(reader["contentMode"])
    view.tag = Int(reader["tag"] ?? "") ?? 0
    view.semanticContentAttribute = semanticContent(reader["semanticContentAttribute"])
    hide(view, source, isHidden: reader.flag("hidden") ?? false)
    content(of: reader).apply(to: view)
    if appliesRuntimeAttributes { RuntimeAttributes(source.element).apply(to: view) }
  }

  /// Returns the reader of an element's texts, images and states.
  func content(of reader: ElementReader) -> ContentReader {
    ContentReader(document: document, colors: colors, reader: reader, texts: texts)
  }

  /// Hides a view. An activity indicator that is hidden only while it does not animate keeps its place in a stack view.
  private func hide(_ view: UIView, _ source: DocumentView, isHidden: Bool) {
    guard isHidden else { return }
    let keepsPlace = source.tag == "activityIndicatorView" && source.element.flag("hidesWhenStopped") == true
    if source.isArranged, keepsPlace { view.alpha = 0 } else { view.isHidden = true }
  }

  private func contentMode(_ word: String?) -> UIView.ContentMode {
    let words = [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    return word.flatMap { words.firstIndex(of: $0) }.flatMap { UIView.ContentMode(rawValue: $0) } ?? .scaleToFill
  }

  private func semanticContent(_ word: String?) -> UISemanticContentAttribute {
    switch word {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  // MARK: Diagnostics

  /// Returns diagnostics for what is not drawn or not understood, one for each kind.
  func diagnostics(for views: [DocumentView]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var told: Set<String> = []
    for view in views {
      if !DocumentTag.views.contains(view.tag), !DocumentTag.placeholders.contains(view.tag),
        told.insert(view.tag).inserted
      {
        found.append(
          Diagnostic(
            .warning, rule: "unknown-element",
            message: "line \(view.element.line): <\(view.tag)> is unknown; a placeholder is shown"))
      }
      let attributes = view.element.child("userDefinedRuntimeAttributes")?.children ?? []
      for attribute in attributes {
        guard let path = attribute["keyPath"], path != DocumentView.ignoringKey,
          !(appliesRuntimeAttributes && RuntimeAttributes.applied.contains(path)),
          told.insert("runtime/" + path).inserted
        else { continue }
        found.append(
          Diagnostic(
            .note, rule: "runtime-attribute",
            message: "line \(attribute.line): the runtime attribute \(path) has no effect"
              + (RuntimeAttributes.applied.contains(path) ? " as the document was saved" : " here")))
      }
    }
    return found
  }
}
