/// The names of views by the stored properties that hold them, of the views and controllers around them.
@MainActor
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// Whether a class is one of this package's, whose own properties are nobody's names.
  private static var known: [ObjectIdentifier: Bool] = [:]

  init(root: UIView) {
    root.forEachDescendant { view in
      if let controller = view.controllerLink?.controller { read(controller, holding: view) }
      read(view, holding: view)
    }
  }

  func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// Reads the properties of a view or a controller. A view has the name that the nearest object around it gives it.
  private mutating func read(_ holder: AnyObject, holding outer: UIView) {
    guard !Self.isOfThisPackage(type(of: holder)) else { return }
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let current = mirror, let type = current.subjectType as? AnyClass, !Self.isOfThisPackage(type) {
      for child in current.children {
        guard let label = child.label, let view = child.value as? UIView, view !== outer, view.isDescendant(of: outer)
        else { continue }
        names[ObjectIdentifier(view)] = Self.property(label)
      }
      mirror = current.superclassMirror
    }
  }

  /// Returns the name of a property, which a lazy one hides.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  private static func isOfThisPackage(_ type: AnyClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let module = _typeName(type).prefix { $0 != "." }
    let answer = ownModules.contains(String(module))
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// The modules with classes of views and controllers, by a class of each that is known here.
  private static let ownModules: Set<String> = {
    let own = _typeName(UIView.self).prefix { $0 != "." }
    let prefix = own.dropLast("AutoLayout".count)
    return Set(
      ["AutoLayout", "Components", "LayoutDSL", "InterfaceBuilder"].map { prefix + $0 } + [
        "UIKit", "LayoutPreview",
      ])
  }()
}
