public import LPAutoLayout
import Foundation

/// A closure with a title, which a control calls by `sendActions(for:)`.
open class UIAction: UIMenuElement {
  /// The name by which a control knows an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action, unique unless given.
  public let identifier: Identifier
  /// The words that say what it does; kept.
  open var discoverabilityTitle: String?
  /// The attributes in a menu.
  open var attributes: Attributes
  /// The state in a menu.
  open var state: State
  /// The control that calls the action, while it does.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action with a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(from control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
