public import LPAutoLayout
import Foundation

extension UIControl {
  /// The events of a control. Raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in a field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ends the editing of a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  private static let targets = Stored<[ControlTarget]>("UIControl.targets", [])
  private static let actions = Stored<[ControlAction]>("UIControl.actions", [])

  /// Keeps a target and the name of its method, which is never called.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    InactiveUse.record(
      "UIControl.addTarget(_:action:for:)", because: "no touches arrive, and no method is sent by name")
    Self.targets[self].append(ControlTarget(target as AnyObject?, action, controlEvents))
  }

  /// Removes a target; `nil` for the target or the action means all.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    Self.targets[self] = Self.targets[self].compactMap { entry in
      let isMeant =
        (target == nil || entry.target === target as AnyObject?) && (action == nil || entry.action == action)
      return isMeant ? entry.without(controlEvents) : entry
    }
  }

  /// The targets that were added.
  public var allTargets: Set<AnyHashable> {
    Set(Self.targets[self].compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// The events that targets and actions were added for.
  public var allControlEvents: Event {
    Self.targets[self].reduce(into: Self.actions[self].reduce(into: []) { $0.formUnion($1.events) }) {
      $0.formUnion($1.events)
    }
  }

  /// Returns the names of the methods that were added for a target and an event; `nil` for none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = Self.targets[self].filter { $0.target === target as AnyObject? && $0.events.contains(controlEvent) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  /// Keeps an action, which `sendActions(for:)` calls; no touches arrive in a preview.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    Self.actions[self].removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    Self.actions[self].append(ControlAction(action: action, events: controlEvents))
  }

  /// Removes an action from events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    Self.actions[self] = Self.actions[self].compactMap {
      $0.action.identifier == action.identifier ? $0.without(controlEvents) : $0
    }
  }

  /// Calls the actions of events; methods of targets are not called.
  public func sendActions(for controlEvents: Event) {
    for entry in Self.actions[self] where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }
}

private struct ControlTarget {
  private(set) weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event

  init(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    self.target = target
    self.action = action
    self.events = events
  }

  /// Returns the entry for the other events; `nil` if there are none.
  func without(_ removed: UIControl.Event) -> ControlTarget? {
    let rest = events.subtracting(removed)
    return rest.isEmpty ? nil : ControlTarget(target, action, rest)
  }
}

private struct ControlAction {
  let action: UIAction
  let events: UIControl.Event

  /// Returns the entry for the other events; `nil` if there are none.
  func without(_ removed: UIControl.Event) -> ControlAction? {
    let rest = events.subtracting(removed)
    return rest.isEmpty ? nil : ControlAction(action: action, events: rest)
  }
}
