public import LPAutoLayout
public import Foundation

/// An entry of a menu with the name of a method, which the first responder that has it would carry out.
open class UICommand: UIMenuElement {
  /// The method; it is kept and never called.
  public let action: Selector
  /// What the command carries.
  public let propertyList: Any?
  /// The commands that take its place while keys are held down.
  public let alternates: [UICommandAlternate]
  /// The words that say what it does.
  open var discoverabilityTitle: String?
  /// The attributes in a menu.
  open var attributes: Attributes
  /// The state in a menu.
  open var state: State

  /// Makes a command with the name of a method, which is never called.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }
}

/// What takes the place of a command while keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method; it is kept and never called.
  public let action: Selector
  /// The keys that are held down.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate with the name of a method, which is never called.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
