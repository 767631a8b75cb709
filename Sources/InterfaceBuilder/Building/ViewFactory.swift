import AutoLayout
import Foundation

/// Makes a view for each kind of element, and gives it what the element says.
@MainActor
struct ViewFactory {
  let document: InterfaceBuilderDocument
  let traits: TraitCollection?
  /// As the editor shows it, where an empty stack view has no size of its own.
  let isCanvas: Bool
  private let colors: DocumentColor
  private let texts: (any DocumentTexts)?

  init(
    document: InterfaceBuilderDocument, traits: TraitCollection?, isCanvas: Bool, texts: (any DocumentTexts)? = nil
  ) {
    self.texts = texts
    self.document = document
    self.isCanvas = isCanvas
    self.traits = traits
    colors = DocumentColor(document.resources)
  }

  // MARK: Making

  func make(_ source: DocumentView, _ reader: ElementReader) -> View {
    if document.platform == .macOS { return desktop(source, reader) }
    switch source.tag {
    case "view", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
      "collectionViewCellContentView", "containerView", "refreshControl":
      return View()
    case "label": return Label(frame: .zero)
    case "button": return Button(type: buttonType(reader["buttonType"]))
    case "imageView": return ImageView(frame: .zero)
    case "stackView": return isCanvas && source.subviews.isEmpty ? View() : StackView(frame: .zero)
    case "textField": return TextField(frame: .zero)
    case "textView": return TextView(frame: .zero)
    case "scrollView": return ScrollView(frame: .zero)
    case "tableView": return TableView(frame: .zero)
    case "collectionView": return CollectionView(frame: .zero)
    case "tableViewCell": return cell(source)
    case "visualEffectView": return VisualEffectView(frame: .zero)
    case "switch": return Switch(frame: .zero)
    case "slider": return Slider(frame: .zero)
    case "stepper": return Stepper(frame: .zero)
    case "segmentedControl": return SegmentedControl(items: [])
    case "progressView": return ProgressView(frame: .zero)
    case "activityIndicatorView": return ActivityIndicatorView(frame: .zero)
    case "pageControl": return PageControl(frame: .zero)
    case "searchBar": return SearchBar(frame: .zero)
    case "navigationBar": return NavigationBar(frame: .zero)
    case "toolbar": return Toolbar(frame: .zero)
    case "tabBar": return TabBar(frame: .zero)
    default: return PlaceholderView(tag: source.tag)
    }
  }

  /// The document says where the content lies; the cell's own constraints would say it again.
  private func cell(_ source: DocumentView) -> View {
    guard source.subviews.contains(where: { $0.role == "contentView" }) else { return View() }
    let cell = TableViewCell(style: .default, reuseIdentifier: source.element["reuseIdentifier"])
    cell.removeConstraints(cell.constraints)
    cell.backgroundColor = nil
    return cell
  }

  private func desktop(_ source: DocumentView, _ reader: ElementReader) -> View {
    switch source.tag {
    case "view", "customView", "clipView": return View()
    case "stackView": return StackView(frame: .zero)
    case "scrollView": return View()
    default:
      let view = PlaceholderView(tag: source.tag)
      view.insets = DesktopInsets(toolsVersion: document.toolsVersion).insets(of: source)
      return view
    }
  }

  /// Where a view keeps its content apart, the view that holds it.
  func contentView(of view: View) -> View? {
    (view as? TableViewCell)?.contentView ?? (view as? VisualEffectView)?.contentView
  }

  private func buttonType(_ word: String?) -> Button.ButtonType {
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

  /// `tableViewCell`; the scene's name for its root.
  func name(of source: DocumentView, isRoot: Bool) -> String {
    if isRoot { return "screen" }
    if let custom = source.customClass { return custom.prefix(1).lowercased() + custom.dropFirst() }
    return source.role ?? source.tag
  }

  // MARK: Configuring

  func configure(_ view: View, _ source: DocumentView, _ reader: ElementReader) {
    if let color = reader.child(key: "backgroundColor") { view.backgroundColor = colors.color(color) }
    if let color = reader.child(key: "tintColor").flatMap(colors.color) { view.tintColor = color }
    view.alpha = CGFloat(min(max(reader.number("alpha") ?? 1, 0), 1))
    view.clipsToBounds = reader.flag("clipsSubviews") ?? false
    view.contentMode = contentMode(reader["contentMode"])
    view.tag = Int(reader["tag"] ?? "") ?? 0
    view.semanticContentAttribute = semanticContent(reader["semanticContentAttribute"])
    hide(view, source)
    let content = ContentReader(document: document, colors: colors, reader: reader, texts: texts)
    content.apply(to: view)
  }

  /// An activity indicator keeps its place in a stack view on the canvas: it is hidden while it stands still.
  private func hide(_ view: View, _ source: DocumentView) {
    guard source.isHidden else { return }
    if source.isArranged, source.tag == "activityIndicatorView" { view.alpha = 0 } else { view.isHidden = true }
  }

  private func contentMode(_ word: String?) -> View.ContentMode {
    let words = [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    return word.flatMap { words.firstIndex(of: $0) }.flatMap { View.ContentMode(rawValue: $0) } ?? .scaleToFill
  }

  private func semanticContent(_ word: String?) -> SemanticContentAttribute {
    switch word {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  // MARK: Diagnostics

  /// What of these views is not drawn or not understood, once for each kind.
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
            message: "line \(view.element.line): <\(view.tag)> is not known; a placeholder stands for it"))
      }
      let attributes = view.element.child("userDefinedRuntimeAttributes")?.children ?? []
      for attribute in attributes {
        guard let path = attribute["keyPath"], told.insert("runtime/" + path).inserted else { continue }
        found.append(
          Diagnostic(
            .note, rule: "runtime-attribute",
            message: "line \(attribute.line): the runtime attribute \(path) has no effect on the canvas"))
      }
    }
    return found
  }
}
