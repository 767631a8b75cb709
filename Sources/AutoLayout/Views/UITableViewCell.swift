public import Foundation

/// A row whose content sizes itself: constraints in `contentView` determine the height for a given width.
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

  /// The view that the row's content goes into.
  public let contentView = UIView()
  /// The name under which a list would reuse the cell.
  public let reuseIdentifier: String?
  /// The accessory, which takes space at the trailing side of the content.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { placeContent() } } }
  private var contentTrailing: NSLayoutConstraint?

  /// Makes a cell of a standard style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a row as `init(style:reuseIdentifier:)` does without an identifier.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Is called before the cell shows something else; does nothing by default.
  open func prepareForReuse() {}

  package override func applyClassDefaults() {
    backgroundColor = .systemBackground
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    addSubview(contentView)
    let trailing = trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    // The height is at least 44 points; content may need more.
    let made = [
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor), trailing,
      contentView.topAnchor.constraint(equalTo: topAnchor), bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    for constraint in made {
      constraint.origin = .system
      constraint.identifier = "UITableViewCell-content"
    }
    NSLayoutConstraint.activate(made)
    contentTrailing = trailing
    placeContent()
  }

  /// The width for the accessory: its image, 16 points from the edge and 8 from the content.
  private var accessoryWidth: CGFloat {
    switch accessoryType {
    case .none: 0
    case .disclosureIndicator: 36
    case .checkmark: 40
    case .detailButton: 46
    case .detailDisclosureButton: 66
    }
  }

  private func placeContent() { contentTrailing?.constant = accessoryWidth }

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
  private let encapsulation = CellEncapsulation()

  package override func contentItems() -> [ContentItem] {
    let symbols: [(name: String, width: CGFloat, color: UIColor)] =
      switch accessoryType {
      case .none: []
      case .disclosureIndicator: [("chevron.forward", 12, .tertiaryLabel)]
      case .checkmark: [("checkmark", 16, tintColor)]
      case .detailButton: [("info.circle", 22, tintColor)]
      case .detailDisclosureButton: [("info.circle", 22, tintColor), ("chevron.forward", 12, .tertiaryLabel)]
      }
    var x = bounds.width - accessoryWidth + 8
    return symbols.map { symbol in
      let rect = CGRect(x: x, y: (bounds.height - symbol.width) / 2, width: symbol.width, height: symbol.width)
      x += symbol.width + 8
      return .symbol(
        symbol.name, in: directed(rect), paint(symbol.color), flips: isRightToLeft && symbol.name == "chevron.forward")
    }
  }
}
