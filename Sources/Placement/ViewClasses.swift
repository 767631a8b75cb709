public import LPAutoLayout
internal import LPComponents

/// A view of a framework that does not exist here: a box with its name.
@MainActor
public protocol RestingView: UIView {}

/// What the class of a view says about who places its parts.
@MainActor
package enum ViewClasses {
  /// The classes that stand in for those of modules which do not exist here.
  package static var standIns: [Any.Type] = []

  /// Whether a view is of a class that stands in for one of a module which does not exist here.
  package static func isStandIn(_ view: UIView) -> Bool { view is any RestingView || isOfMissingClass(view) }

  /// Whether a view is of an empty class, which stands in for a missing one.
  package static func isOfMissingClass(_ view: UIView) -> Bool { standIns.contains { $0 == type(of: view) } }

  /// Whether a class is UIKit's, and not the app's.
  package static func isOurs(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["LPAutoLayout", "LPComponents", "LPPlacement", "LPSystemFrameworks", "UIKit", "LayoutPreview"]
      .contains(module)
  }

  /// Whether the parts of a control are the control's own business. A class of the app right below `UIControl` is a view
  /// like others, whose parts the app places.
  package static func isAtom(_ view: UIView) -> Bool {
    guard view is UIControl else { return false }
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror, let type = level.subjectType as? AnyClass {
      if isOurs(type) { return type != UIControl.self }
      mirror = level.superclassMirror
    }
    return true
  }

  /// Whether a view scrolls what the app puts into it, and lays out none of it.
  package static func isPlainScroll(_ view: UIView) -> Bool {
    view is UIScrollView && !(view is UITableView || view is UICollectionView || view is UITextView)
  }

  /// Whether a text is nothing to see.
  package static func isBlank(_ text: String?) -> Bool { (text ?? "").allSatisfy(\.isWhitespace) }
}
