public import LPComponents
public import Foundation

extension UIButton {
  private static let menus = Stored<UIMenu?>("UIButton.menu", nil)
  private static let menuFirst = Stored<Bool>("UIButton.showsMenuAsPrimaryAction", false)
  private static let selects = Stored("UIButton.changesSelectionAsPrimaryAction", false)

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

  /// The menu, which is never shown. A pop-up button shows the menu's selected element as its own title.
  public var menu: UIMenu? {
    get { Self.menus[self] }
    set {
      Self.menus[self] = newValue
      selectFromMenu()
    }
  }

  /// Whether a tap shows the menu, which does not happen here.
  public var showsMenuAsPrimaryAction: Bool {
    get { Self.menuFirst[self] }
    set {
      Self.menuFirst[self] = newValue
      selectFromMenu()
    }
  }

  /// Whether a tap changes the selection: with a menu that taps show, the button is a pop-up button.
  public var changesSelectionAsPrimaryAction: Bool {
    get { Self.selects[self] }
    set {
      Self.selects[self] = newValue
      selectFromMenu()
    }
  }

  /// Takes the title and the image of the menu's selected element, in a pop-up button.
  private func selectFromMenu() {
    let isPopUp = showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    menuSelection = (isPopUp ? menu?.selected : nil).map { MenuSelection(title: $0.title, image: $0.image) }
  }
}

extension UIMenu {
  /// The action that a pop-up button shows: the first one that is on, or else the first one of all.
  fileprivate var selected: UIAction? {
    let actions = actions
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// The actions of the menu and of its submenus that can be shown, in order.
  private var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.actions }
      return [element as? UIAction].compactMap { $0 }.filter { !$0.attributes.contains(.hidden) }
    }
  }
}
