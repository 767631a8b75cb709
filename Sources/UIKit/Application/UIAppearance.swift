public import LPComponents
import Foundation

/// A class whose instances an app styles together.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

@MainActor private var appearances: [ObjectIdentifier: UIView] = [:]

extension UIAppearance where Self: UIView {
  /// Returns the instance that stands for the class. It keeps what is set and passes it on to no view.
  public static func appearance() -> Self {
    InactiveUse.record("\(Self.self).appearance()", because: "set the properties on the views themselves")
    if let known = appearances[ObjectIdentifier(Self.self)] as? Self { return known }
    guard let made = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil, so that the class has no appearance()")
    }
    appearances[ObjectIdentifier(Self.self)] = made
    return made
  }

  /// Returns the instance that stands for the class, whatever contains it.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIBarItem: UIAppearance {}

@MainActor private var itemAppearances: [ObjectIdentifier: UIBarItem] = [:]

extension UIAppearance where Self: UIBarItem {
  /// Returns the item that stands for the class. It keeps what is set and passes it on to no item.
  public static func appearance() -> Self {
    InactiveUse.record("\(Self.self).appearance()", because: "set the properties on the items themselves")
    if let known = itemAppearances[ObjectIdentifier(Self.self)] as? Self { return known }
    guard let made = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil, so that the class has no appearance()")
    }
    itemAppearances[ObjectIdentifier(Self.self)] = made
    return made
  }

  /// Returns the item that stands for the class, whatever contains it.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}
