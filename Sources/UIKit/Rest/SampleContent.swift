internal import LPComponents
internal import Foundation
internal import LPPlacement

/// The samples in the place of data that an app would give a view: labels, fields, buttons and image views without
/// content show the names of the properties that hold them.
@_spi(AppSources)
@MainActor
public struct SampleContent {
  private var names: [ObjectIdentifier: String] = [:]
  /// The names that are shown, in the order of the tree.
  private(set) var filled: [String] = []
  /// The buttons that show their names.
  private var buttons: [UIButton] = []
  /// Whether the root draws what it shows.
  private var draws = false

  /// Fills a view that was made without values, and the views in it.
  ///
  /// - Parameters:
  ///   - draws: whether the view draws what it shows, so that it needs no outline.
  ///   - type: the name of the class that is shown, with which a view that shows nothing is marked.
  static func filling(_ root: UIView, draws: Bool, of type: String) -> SampleContent {
    // Whether another view shows nothing is known once it is laid out.
    content(root, draws: draws, of: type, isOutlined: shown(type, in: root) is UITableViewCell)
  }

  /// Prints which views show their names.
  static func tell(_ names: [String]) {
    guard !names.isEmpty else { return }
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
    let sentence =
      names.count == 1
      ? "\(shown) has no content without the app's data, and shows its name"
      : "\(shown) have no content without the app's data, and show their names"
    guard told.insert(sentence).inserted else { return }
    FileHandle.standardError.write(Data("note: \(sentence)\n".utf8))
  }

  /// The notes that were printed.
  private static var told: Set<String> = []

  /// Fills a view and the views in it, and gives a root that shows nothing an outline.
  ///
  /// - Returns: the names that are shown, in the order of the tree.
  @discardableResult
  static func fill(_ root: UIView, draws: Bool = false, of type: String? = nil) -> [String] {
    content(root, draws: draws, of: type, isOutlined: true).filled
  }

  private static func content(_ root: UIView, draws: Bool, of type: String?, isOutlined: Bool) -> SampleContent {
    var content = SampleContent()
    content.collect(root)
    content.draws = draws
    // A view that hides itself until there is data is shown.
    let shown = Self.shown(type, in: root)
    if type != nil {
      shown.isHidden = false
      if shown.alpha == 0 { shown.alpha = 1 }
    }
    if type != nil, !draws, !Self.isVisible(shown) { Self.reveal(shown) }
    content.fill(root)
    if isOutlined, content.filled.isEmpty, !draws, !Self.isVisible(shown) { content.outline(shown, type) }
    return content
  }

  // MARK: Names

  /// Collects the properties of a view's classes and of its controller's, and of those of the views in it, which hold
  /// views.
  private mutating func collect(_ view: UIView) {
    collectProperties(of: view)
    if let controller = view.next as? UIViewController { collectProperties(of: controller) }
    for subview in view.subviews { collect(subview) }
  }

  private mutating func collectProperties(of object: UIResponder) {
    var mirror: Mirror? = Mirror(reflecting: object)
    // The properties of UIKit's classes are not the author's.
    while let level = mirror, let type = level.subjectType as? AnyClass, !ViewClasses.isOurs(type) {
      for (label, value) in level.children {
        guard let label, let held = Self.view(in: value) else { continue }
        let name = label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
        if names[ObjectIdentifier(held)] == nil { names[ObjectIdentifier(held)] = name }
      }
      mirror = level.superclassMirror
    }
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
    return view(in: wrapped)
  }

  private func name(of view: UIView) -> String {
    names[ObjectIdentifier(view)] ?? String(describing: type(of: view))
  }

  // MARK: Content

  private mutating func fill(_ view: UIView) {
    let holdsOwnViews = view.subviews.contains { isOwn($0) && !Self.isIdle($0) }
    switch view {
    case let label as UILabel where ViewClasses.isBlank(label.text):
      label.text = name(of: view)
      filled.append(name(of: view))
    case let field as UITextField where ViewClasses.isBlank(field.text) && ViewClasses.isBlank(field.placeholder):
      field.placeholder = name(of: view)
      filled.append(name(of: view))
    case let text as UITextView where ViewClasses.isBlank(text.text):
      text.text = name(of: view)
      filled.append(name(of: view))
    case let image as UIImageView where image.image == nil:
      image.image = UIImage(.missing(name(of: view)), size: CGSize(width: 24, height: 24))
      filled.append(name(of: view))
    case let button as UIButton where !holdsOwnViews && Self.isEmpty(button) && !isArea(button):
      if button.configuration != nil {
        button.configuration?.title = name(of: view)
      } else {
        button.setTitle(name(of: view), for: .normal)
        // A custom button's title is white, for a background that the app would give.
        if button.buttonType == .custom, button.titleColor(for: .normal) == nil, button.backgroundColor == nil {
          button.setTitleColor(.label, for: .normal)
        }
      }
      filled.append(name(of: view))
      buttons.append(button)
    case let table as UITableView:
      if SampleRows.fill(table, name: name(of: view)) { return filled.append(name(of: view)) }
      table.rowMade = filledRow
      table.reloadData()
      return
    case let collection as UICollectionView:
      if SampleRows.fill(collection, name: name(of: view)) { return filled.append(name(of: view)) }
      collection.itemMade = filledRow
      collection.reloadData()
    case let picker as UIPickerView:
      if SampleRows.fill(picker, name: name(of: view)) { filled.append(name(of: view)) }
      return
    case let cell as UITableViewCell where isEmpty(cell):
      // A style with two texts is a choice of the class, and these are what it shows.
      let texts = cell.detailTextLabel == nil ? [name(of: view)] : ["textLabel", "detailTextLabel"]
      for (label, text) in zip([cell.textLabel, cell.detailTextLabel], texts) { label?.text = text }
      filled += texts
    case let cell as UITableViewCell where cell.contentView.subviews.contains { $0 is UIListContentView }:
      fillTexts(of: cell)
    case let view where StandInViews.isEmpty(view):
      outline(view, name(of: view))
      return
    default: break
    }
    // The parts of UIKit's controls show what the control has.
    let isControl = ViewClasses.isAtom(view) || view is UITextView || view is UISearchBar
    for subview in view.subviews
    where !isControl || !ViewClasses.isOurs(type(of: subview)) || names[ObjectIdentifier(subview)] != nil {
      fill(subview)
    }
  }

  /// Fills the one of a row's two texts that is empty, where the other is not.
  private mutating func fillTexts(of cell: UITableViewCell) {
    let texts = [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)]
    let empty = texts.filter { ViewClasses.isBlank($0.1?.text) && $0.1 != nil }
    guard empty.count == 1, cell.detailTextLabel != nil, cell.contentConfiguration == nil else { return }
    for (name, label) in empty {
      label?.text = name
      filled.append(name)
    }
  }

  /// Whether a button in another view is one of UIKit's own without a look, which no property holds: an area for touches.
  private func isArea(_ button: UIButton) -> Bool {
    button.superview != nil && !isOwn(button) && button.configuration == nil
  }

  /// Fills a row that the author's code has made.
  private func filledRow(_ row: UIView) {
    var content = self
    content.filled = []
    content.collect(row)
    // A row of UIKit's own that shows nothing is meant to.
    if ViewClasses.isOurs(type(of: row)), let cell = row as? UITableViewCell, isEmpty(cell) { return }
    content.fill(row)
    Self.tell(content.filled)
  }

  /// Whether a view is the author's: one of a class of the app, or one that a property holds.
  private func isOwn(_ view: UIView) -> Bool {
    names[ObjectIdentifier(view)] != nil || !ViewClasses.isOurs(type(of: view))
  }

  /// Whether a row shows nothing but its background. A row with views of the author's own shows these.
  private func isEmpty(_ cell: UITableViewCell) -> Bool {
    let layers = (cell.layer.sublayers ?? []) + (cell.contentView.layer.sublayers ?? [])
    guard !draws, layers.isEmpty, cell.contentConfiguration == nil, cell.accessoryView == nil,
      !cell.contentView.subviews.contains(where: { !($0 is UIListContentView) }), !cell.subviews.contains(where: isOwn)
    else { return false }
    let texts = [cell.textLabel?.text, cell.detailTextLabel?.text]
    return texts.allSatisfy(ViewClasses.isBlank) && cell.imageView?.image == nil
  }

  // MARK: Buttons over others

  /// Takes names of buttons away that cover what else is to be seen, once everything has its place: such a button is an
  /// area for touches.
  mutating func uncover(in root: UIView) {
    for button in buttons where Self.covers(button, in: root) {
      button.configuration?.title = nil
      button.setTitle(nil, for: .normal)
      if let place = filled.firstIndex(of: name(of: button)) { filled.remove(at: place) }
    }
  }

  private static func covers(_ button: UIButton, in root: UIView) -> Bool {
    let area = button.convert(button.bounds, to: root)
    var around = button.superview
    if let outer = around?.superview, around?.subviews.count == 1, around !== root { around = outer }
    return around.map { holdsContent($0, besides: button, in: root, below: area) } ?? false
  }

  private static func holdsContent(
    _ view: UIView, besides button: UIButton, in root: UIView, below area: CGRect
  ) -> Bool {
    guard view !== button, !view.isHidden else { return false }
    let isContent =
      switch view {
      case let label as UILabel: !ViewClasses.isBlank(label.text)
      case let text as UITextView: !ViewClasses.isBlank(text.text)
      case let image as UIImageView: image.image != nil
      default: false
      }
    let frame = view.convert(view.bounds, to: root)
    let common = frame.intersection(area)
    if isContent, !common.isNull, common.width * common.height > frame.width * frame.height * 0.6,
      frame.width * frame.height > 0
    {
      return true
    }
    return view.subviews.contains { holdsContent($0, besides: button, in: root, below: area) }
  }

  // MARK: Views that show nothing

  private static func isVisible(_ view: UIView) -> Bool {
    if isIdle(view) || view.alpha == 0 { return false }
    let isPlain = type(of: view) == UIView.self || !ViewClasses.isOurs(type(of: view))
    guard isPlain, !(ViewClasses.isAtom(view) || view is UILabel || view is UIImageView || view is UITextView) else {
      return true
    }
    let layer = view.layer
    let hasLayers = layer.borderWidth > 0 || layer.shadowOpacity > 0 || !(layer.sublayers ?? []).isEmpty
    return paints(view.backgroundColor) || hasLayers || view.subviews.contains(where: isVisible)
  }

  /// Shows the texts that are hidden in a view of which nothing else would be seen: until there is data, or a state. What
  /// marks a selection may be white on white.
  private static func reveal(_ view: UIView) {
    for subview in view.subviews where holdsText(subview) {
      subview.isHidden = false
      if subview.alpha == 0 { subview.alpha = 1 }
      reveal(subview)
    }
  }

  private static func holdsText(_ view: UIView) -> Bool {
    view is UILabel || view is UITextView || view is UIButton || view.subviews.contains(where: holdsText)
  }

  private static func isNamed(_ view: UIView, _ type: String) -> Bool {
    String(describing: Swift.type(of: view)) == type.split(separator: ".").last.map(String.init)
  }

  /// The view of a class in a root around it; the root where it is of another class, as that of a controller.
  private static func shown(_ type: String?, in root: UIView) -> UIView {
    type.flatMap { type in ([root] + root.subviews).first { isNamed($0, type) } } ?? root
  }

  /// Gives what a picture shows an outline with its name, where nothing else would be seen of it.
  ///
  /// - Returns: the root, or a screen around it; `nil` where something is seen.
  static func outliningIfBlank(_ type: String, in made: UIView) -> UIView? {
    guard let root = HostedView.blankRoot(of: made) else { return nil }
    let (view, name) = (shown(type, in: root), type.split(separator: ".").last.map(String.init) ?? type)
    let clips = view.clipsToBounds
    view.clipsToBounds = false
    // What slides in from below an edge is shown there.
    if clips, !BlankPicture.isBlank(root, size: view.bounds.size) { return root }
    let label = outline(view, name)
    let size = label.intrinsicContentSize
    // A name that has no room in a small view stands below it.
    guard size.width > view.bounds.width || size.height > view.bounds.height else {
      view.clipsToBounds = clips
      return root
    }
    label.autoresizingMask = []
    let x = (view.bounds.width - size.width) / 2
    label.frame = CGRect(origin: CGPoint(x: x, y: view.bounds.height + 4), size: size)
    return root
  }

  /// Whether a view is hidden, or an indicator that shows itself later.
  private static func isIdle(_ view: UIView) -> Bool {
    if let indicator = view as? UIActivityIndicatorView { return indicator.hidesWhenStopped && !indicator.isAnimating }
    return view.isHidden
  }

  /// Whether a background differs from that of the screen.
  private static func paints(_ color: UIColor?) -> Bool {
    guard let color, color != .clear else { return false }
    let traits = UITraitCollection.current
    return color.resolvedColor(with: traits) != UIColor.systemBackground.resolvedColor(with: traits)
  }

  /// Gives a view that shows nothing by itself an outline with its name, and a row the name as its text.
  private mutating func outline(_ root: UIView, _ type: String?) {
    let name = type?.split(separator: ".").last.map(String.init) ?? name(of: root)
    if let cell = root as? UITableViewCell, cell.contentView.subviews.isEmpty {
      cell.textLabel?.text = name
    } else {
      Self.outline(root, name)
    }
    filled.append(name)
  }

  /// Gives a view an outline around a name.
  @discardableResult
  package static func outline(_ view: UIView, _ name: String) -> UILabel {
    let label = UILabel()
    label.text = name
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The name says nothing about the size of the view.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    view.addSubview(label)
    view.layer.borderWidth = 1
    view.layer.borderColor = .separator
    return label
  }

  static func isEmpty(_ button: UIButton) -> Bool {
    let title = button.title(for: .normal) ?? button.configuration?.title ?? ""
    let attributed = button.attributedTitle(for: .normal)?.string ?? ""
    // A background image of one colour, which is stretched, says nothing by itself.
    let isPicture = button.backgroundImage(for: .normal).map { max($0.size.width, $0.size.height) > 4 } ?? false
    return ViewClasses.isBlank(title) && ViewClasses.isBlank(attributed) && button.image(for: .normal) == nil
      && button.configuration?.image == nil && !isPicture
  }
}
