@_spi(Views) public import LPAutoLayout
public import Foundation

/// A header or a footer of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The view that the content goes into.
  public let contentView = UIView()
  /// The name under which a table reuses the view.
  open internal(set) var reuseIdentifier: String?
  /// A view behind the content, as large as the header; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.fill(self, named: "UITableViewHeaderFooterView-background")
    }
  }
  /// The background; `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.shownColor }
  }
  private var frameConstraints: RowConstraints?
  private var configuredContent: (any UIView & UIContentView)?
  private var standardContent: StandardCellContent?
  private var side: CGFloat?
  /// The standard content of the table's style.
  var standardConfiguration: (() -> UIListContentConfiguration)?

  /// Makes a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a header as `init(reuseIdentifier:)` does without an identifier.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Is called before the view shows something else; does nothing by default.
  open func prepareForReuse() {}

  @_spi(Views) open override func applyClassDefaults() {
    let constraints = RowConstraints(
      contentView, in: self, leastHeight: 0, named: "UITableViewHeaderFooterView-content")
    frameConstraints = constraints
    constraints.setMargins(NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  // MARK: Content

  /// The label of the title. It is not a subview, and constraints to it are refused.
  open var textLabel: UILabel? { standard.textLabel }
  /// The label of a second text. It is not a subview, and constraints to it are refused.
  open var detailTextLabel: UILabel? { standard.detailTextLabel }

  private var standard: StandardCellContent {
    if let standardContent { return standardContent }
    let made = LayoutEnvironment.$current.withValue(environment) {
      StandardCellContent(defaultContentConfiguration(), hasDetail: true)
    }
    standardContent = made
    show(made.view)
    return made
  }

  /// Returns the standard content of a header in the table's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    LayoutEnvironment.$current.withValue(environment) { standardConfiguration?() ?? .groupedHeader() }
  }

  /// The content as a configuration, whose view fills `contentView`; `nil` for content of the author's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent?.configuration }
    set {
      configuredContent?.removeFromSuperview()
      configuredContent = newValue.map { value in
        LayoutEnvironment.$current.withValue(environment) { value.makeContentView() }
      }
      if let configuredContent { show(configuredContent) }
    }
  }

  private func show(_ view: UIView) {
    contentView.addSubview(view)
    view.fill(contentView, named: "UITableViewHeaderFooterView-configuration")
    if let side { (view as? UIListContentView)?.cellSides = (side, side) }
  }

  // MARK: Lists

  /// Takes the margins of a place in a list.
  func move(to place: RowPlace) {
    side = place.side
    frameConstraints?.place(accessory: 0, side: place.side, indentation: 0, safeInsets: place.safeInsets)
    frameConstraints?.setMargins(
      NSDirectionalEdgeInsets(top: 8, leading: place.side, bottom: 8, trailing: place.side))
    let content = configuredContent as? UIListContentView ?? standardContent?.view
    content?.cellSides = (place.side, place.side)
  }

  /// Returns the height that the content takes in a list, in points.
  func listHeight(width: CGFloat) -> CGFloat {
    frameConstraints?.hold(nil)
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
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

  /// Takes a rectangle in a list.
  func take(_ rect: CGRect) {
    if geometry.frame != rect { frame = rect }
    frameConstraints?.hold(rect.height)
  }
}
