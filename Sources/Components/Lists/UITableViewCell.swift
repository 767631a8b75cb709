@_spi(Views) public import LPAutoLayout
public import Foundation

/// A row of a table. Constraints in `contentView` determine its height, unless the table gives one.
open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Codable, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  /// Raw values are UIKit's.
  public enum AccessoryType: Int, Codable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Raw values are UIKit's.
  public enum SelectionStyle: Int, Codable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// The view that the row's content goes into.
  public let contentView = UIView()
  /// The name under which a table reuses the cell.
  open internal(set) var reuseIdentifier: String?
  /// The accessory, which takes space at the trailing side of the content.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { placeContent() } } }
  /// A view in place of the accessory, with the size of its frame, or else of its content; `nil` for none.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { replaceAccessory() } } }
  /// How a selected cell is shown: not at all with `none`, else with a grey background.
  open var selectionStyle: SelectionStyle = .default { didSet { showSelection() } }
  /// Whether the row is selected; setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selection.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted, as under a finger; setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selection = (isSelected: false, isHighlighted: false)
  /// A view behind the content, as large as the cell; `nil` for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The level of indentation of the content.
  open var indentationLevel = 0 { didSet { placeContent() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { placeContent() } }
  /// Is called when the cell is about to be shown, with the state to show.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  /// The background of the cell; `nil` for that of its table.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  private let style: CellStyle
  private let encapsulation = CellEncapsulation()
  private lazy var chrome = RowChrome(self)
  private var frameConstraints: RowConstraints?
  private var standardContent: StandardCellContent?
  private var hasOwnBackground = false
  private var givenSeparatorInset: UIEdgeInsets?
  private var configuredContent: (any UIView & UIContentView)?

  /// Makes a cell of a standard style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a row as `init(style:reuseIdentifier:)` does without an identifier.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Is called before the cell shows something else; does nothing by default.
  open func prepareForReuse() {}

  @_spi(Views) open override func applyClassDefaults() {
    backgroundColor = .systemBackground
    hasOwnBackground = false
    let constraints = RowConstraints(contentView, in: self, leastHeight: 44, named: "UITableViewCell-content")
    frameConstraints = constraints
    constraints.setMargins(NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    placeContent()
  }

  // MARK: Content

  /// The label of a standard style's text. It is not a subview, and constraints to it are refused.
  open var textLabel: UILabel? { standard.textLabel }
  /// The label of a standard style's second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { standard.detailTextLabel }
  /// The image view of a standard style. It is not a subview, and constraints to it are refused.
  open var imageView: UIImageView? { standard.imageView }

  private var standard: StandardCellContent {
    if let standardContent { return standardContent }
    let made = LayoutEnvironment.$current.withValue(environment) {
      StandardCellContent(defaultContentConfiguration(), hasDetail: style != .default)
    }
    standardContent = made
    show(made.view)
    return made
  }

  /// Returns the standard content of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    LayoutEnvironment.$current.withValue(environment) {
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    }
  }

  /// The content as a configuration, whose view fills `contentView`; `nil` for content of the author's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent?.configuration }
    set {
      guard let newValue else {
        configuredContent?.removeFromSuperview()
        return configuredContent = nil
      }
      if let shown = configuredContent as? UIListContentView, newValue is UIListContentConfiguration {
        return shown.configuration = newValue
      }
      configuredContent?.removeFromSuperview()
      let view = LayoutEnvironment.$current.withValue(environment) { newValue.makeContentView() }
      configuredContent = view
      show(view)
    }
  }

  private func show(_ view: UIView) {
    contentView.addSubview(view)
    view.fill(contentView, named: "UITableViewCell-configuration")
    placeContent()
  }

  private var listContent: UIListContentView? {
    configuredContent as? UIListContentView ?? standardContent?.view
  }

  /// The state that configurations are adapted to.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Adapts the content to a state: asks the configuration, and then `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let shown = configuredContent { shown.configuration = shown.configuration.updated(for: state) }
    configurationUpdateHandler?(self, state)
  }

  /// Requests `updateConfiguration(using:)`, which a table calls before it shows the cell.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  // MARK: Selection and background

  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection.isSelected = selected
    showSelection()
  }
  /// Highlights the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    selection.isHighlighted = highlighted
    showSelection()
  }

  private func showSelection() {
    chrome.isSelected = (selection.isSelected || selection.isHighlighted) && selectionStyle != .none
  }

  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }

  private var ownBackground: UIColor? {
    if let backgroundConfiguration { return backgroundConfiguration.shownColor }
    return hasOwnBackground ? backgroundColor : chrome.place?.background ?? backgroundColor
  }

  @_spi(Views) open override var paintedBackground: UIColor? { chrome.background(ownBackground) }

  private func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.fill(self, named: "UITableViewCell-background")
  }

  // MARK: Accessories

  private var accessories: RowAccessories {
    let symbols: [RowAccessories.Symbol] =
      switch accessoryType {
      case .none: []
      case .disclosureIndicator: [.disclosure]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      case .detailDisclosureButton: [.detailBesideDisclosure, .disclosure]
      }
    return RowAccessories(accessoryView == nil ? symbols : [], in: self)
  }

  private var side: CGFloat { chrome.place?.side ?? 16 }
  private var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// The width for the accessory and the margin behind it, in points.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.sizeWhereHosted.width + side }
    return accessoryType == .none ? 0 : accessories.width + side
  }

  private func replaceAccessory() {
    frameConstraints?.show(accessory: accessoryView)
    placeContent()
  }

  private func placeContent() {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    frameConstraints?.place(
      accessory: accessoryWidth, side: side, indentation: indentation, safeInsets: chrome.place?.safeInsets ?? .zero)
    guard let place = chrome.place else { return }
    let trailing = hasAccessory ? 8 : place.side
    frameConstraints?.setMargins(
      NSDirectionalEdgeInsets(
        top: place.verticalMargin, leading: place.side, bottom: place.verticalMargin, trailing: trailing))
    listContent?.cellSides = (place.side, trailing)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let trailing = (chrome.place?.safeInsets).map { isRightToLeft ? $0.left : $0.right } ?? 0
    return chrome.items(ownBackground) + accessories.items(in: self, trailing: side + trailing)
  }

  // MARK: Lists

  /// The insets of the separators, with left for leading; those of the table until they are set.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? chrome.place?.separatorInset ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0) }
    set { givenSeparatorInset = newValue }
  }

  /// Takes the margins and the corners of a place in a list.
  func move(to place: RowPlace) {
    if chrome.place != place {
      chrome.move(to: place)
      placeContent()
    }
    updateConfiguration(using: configurationState)
  }

  /// Returns the height that the content takes in a list, in points.
  func listHeight(width: CGFloat) -> CGFloat {
    frameConstraints?.hold(nil)
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : chrome.place?.leastHeight ?? 44
  }

  @_spi(Views) open override var measuredFitting:
    (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  {
    (CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel)
  }

  @_spi(Views) open override func whileMeasured<Answer>(_ body: () -> Answer) -> Answer {
    frameConstraints?.hold(nil)
    defer { frameConstraints?.hold(bounds.height) }
    return body()
  }

  /// Takes a rectangle in a list. The content is held at the height that the list gives.
  func take(_ rect: CGRect) {
    if geometry.frame != rect { frame = rect }
    frameConstraints?.hold(rect.height)
    let content = CGFloat(indentationLevel) * indentationWidth + (listContent?.textStart ?? side)
    let safe = chrome.place.map { isRightToLeft ? $0.safeInsets.right : $0.safeInsets.left } ?? 0
    chrome.placeSeparators(size: rect.size, given: givenSeparatorInset, content: content + safe)
  }

  /// The height that the content takes at a width; points.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Fixes the content to the size that a list gave the cell, by the required constraints that UIKit names
  /// `UIView-Encapsulated-Layout-Width` and `-Height`. Content that needs another height is in conflict with them.
  ///
  /// - Parameter size: the size in points; `nil` restores the cell's own size.
  open func encapsulate(_ size: CGSize?) { encapsulation.hold(contentView, at: size) }
}
