public import AutoLayout
public import Foundation

extension UIButton {
  private static let menus = Stored<UIMenu?>("UIButton.menu", nil)
  private static let menuFirst = Stored<Bool>("UIButton.showsMenuAsPrimaryAction", false)

  /// Makes a button of a type, with an action for taps, whose title and image it shows.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    add(primaryAction)
  }

  /// Makes a button with a configuration and an action for taps, whose title and image it shows if it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction?) {
    self.init(configuration: configuration)
    guard let primaryAction else { return }
    if configuration.title == nil, !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button with a frame and an action for taps, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }

  private func add(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The menu, which is kept and never shown.
  public var menu: UIMenu? {
    get { Self.menus[self] }
    set { Self.menus[self] = newValue }
  }

  /// Whether a tap shows the menu, which does not happen here.
  public var showsMenuAsPrimaryAction: Bool {
    get { Self.menuFirst[self] }
    set { Self.menuFirst[self] = newValue }
  }
}
