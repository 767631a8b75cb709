public import LPAutoLayout

/// A command with a combination of keys; never pressed.
open class UIKeyCommand: UICommand {
  /// The keys that are held down; bits are UIKit's.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The keys with digits at the side of a keyboard.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
  }

  /// The key.
  public let input: String?
  /// The keys that are held down with it.
  public let modifierFlags: ModifierFlags
  /// Whether it comes before what the system does with the keys; kept.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system replaces keys that a keyboard lacks; kept.
  open var allowsAutomaticLocalization = true
  /// Whether arrows point the other way where text runs from right to left; kept.
  open var allowsAutomaticMirroring = true

  /// Makes a command of a menu with the name of a method, which is never called.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: ModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command with the name of a method, which is never called.
  public convenience init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with words that say what it does; its method is never called.
  public convenience init(
    input: String, modifierFlags: ModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// The keys that are held down.
public typealias UIKeyModifierFlags = UIKeyCommand.ModifierFlags
