@_spi(Views) public import LPAutoLayout
public import Foundation

/// An item of a collection whose content sizes itself: constraints in `contentView` determine its size, with or without
/// a given width.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the cell's content goes into.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { showSelection() } }
  /// A view behind the content, as large as the cell; `nil` for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// A view behind the content of a selected cell; `nil` for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue)
      showSelection()
    }
  }
  /// Is called when the cell is about to be shown, with the state to show.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// The background of the cell; `nil` for its own colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.shownColor
      layer.cornerRadius = backgroundConfiguration.map { min($0.cornerRadius, 1000) } ?? 0
    }
  }
  private let encapsulation = CellEncapsulation()
  private var configuredContent: (any UIView & UIContentView)?
  private(set) var contentEdges: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?

  @_spi(Views) open override func applyClassDefaults() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    let leading = contentView.leadingAnchor.constraint(equalTo: leadingAnchor)
    let trailing = trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    let made = [
      leading, trailing,
      contentView.topAnchor.constraint(equalTo: topAnchor), bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ]
    for constraint in made {
      constraint.origin = .system
      constraint.identifier = "UICollectionViewCell-content"
    }
    NSLayoutConstraint.activate(made)
    contentEdges = (leading, trailing)
  }

  private func replaceBackground(_ old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) where view.superview !== self {
      insertSubview(view, at: 0)
      view.fill(self, named: "UICollectionViewCell-background")
    }
  }

  func showSelection() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  // MARK: Content

  /// Returns standard content of a list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    LayoutEnvironment.$current.withValue(environment) { .cell() }
  }

  /// The content as a configuration, whose view fills `contentView`; `nil` for content of the author's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent?.configuration }
    set {
      configuredContent?.removeFromSuperview()
      configuredContent = newValue.map { value in
        LayoutEnvironment.$current.withValue(environment) { value.makeContentView() }
      }
      guard let configuredContent else { return }
      contentView.addSubview(configuredContent)
      configuredContent.fill(contentView, named: "UICollectionViewCell-configuration")
      contentChanged()
    }
  }

  var listContent: UIListContentView? { configuredContent as? UIListContentView }
  /// Is called when the content was replaced.
  func contentChanged() {}

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

  /// Requests `updateConfiguration(using:)`, which a collection calls before it shows the cell.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  // MARK: Size

  @_spi(Views) open override var measuredFitting:
    (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  {
    (CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel)
  }

  /// The size that the content takes: at a width, or with a width of its own where none is given; points.
  open func fittingSize(width: CGFloat? = nil) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Fixes the content to the size that a grid gave the item, by the required constraints that UIKit names
  /// `UIView-Encapsulated-Layout-Width` and `-Height`.
  ///
  /// - Parameter size: the size in points; `nil` restores the item's own size.
  open func encapsulate(_ size: CGSize?) { encapsulation.hold(contentView, at: size) }
}
