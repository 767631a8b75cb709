/// The names of a tree's views in goldens, equations and messages.
///
/// A name is, in this order: the accessibility identifier, a name given with `.named`, the variable that a builder
/// mentions, the variable that the view was made for, the property that holds it, the class. Siblings of one name are
/// numbered from the second on.
@MainActor
package struct NameTable {
  private(set) var paths: [ObjectIdentifier: String] = [:]
  private(set) var names: [ObjectIdentifier: String] = [:]

  package init(root: UIView) {
    var tree = NameTree()
    let properties = PropertyNames(root: root)
    Self.collect(root, under: nil, name: Self.baseName(of: root, isRoot: true), properties, into: &tree)
    for (id, path) in zip(tree.ids, tree.paths) { paths[id] = path }
    for (id, name) in zip(tree.ids, tree.shortestSuffixes()) { names[id] = name }
  }

  private static func collect(
    _ view: UIView, under parent: Int?, name: String, _ properties: PropertyNames, into tree: inout NameTree
  ) {
    let index = tree.append(ObjectIdentifier(view), name: name, parent: parent)
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let base = baseName(of: subview, isRoot: false, properties)
      counts[base, default: 0] += 1
      let count = counts[base]!
      collect(subview, under: index, name: count == 1 ? base : "\(base)#\(count)", properties, into: &tree)
    }
  }

  static func baseName(of view: UIView, isRoot: Bool, _ properties: PropertyNames? = nil) -> String {
    let given = [view.accessibilityIdentifier, view.nameSources.name].compactMap { $0 }.first { !$0.isEmpty }
    if let given { return sanitized(given) }
    if let name = view.nameSources.variable(in: view.environment.sources) { return name }
    if let name = properties?.name(of: view) { return sanitized(name) }
    if isRoot { return "screen" }
    return name(ofClass: ShortClassName.of(view))
  }

  static func name(ofClass name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Removes slashes, which separate the components of a path, and line feeds, since a golden has one line for each
  /// view.
  private static func sanitized(_ name: String) -> String {
    String(name.map { $0 == "/" || $0.isNewline || $0.isWhitespace ? "-" : $0 })
  }

  /// Stands for the path of a view outside of the tree.
  static let noPath = "?"

  package func path(of view: UIView) -> String { paths[ObjectIdentifier(view)] ?? Self.noPath }
  /// Returns the name; a view outside of the tree has its own, without a number.
  package func name(of view: UIView) -> String {
    names[ObjectIdentifier(view)] ?? Self.baseName(of: view, isRoot: false)
  }

  /// Returns the guide's name within its owner.
  static func name(of guide: UILayoutGuide, in owner: UIView) -> String {
    switch guide.role {
    case .margins: return "margins"
    case .safeArea: return "safeArea"
    case .readableContent: return "readableContent"
    case .keyboard: return "keyboard"
    case .topSupport: return "topLayoutGuide"
    case .bottomSupport: return "bottomLayoutGuide"
    case .scrollContent: return "content"
    case .scrollFrame: return "frame"
    case .custom:
      if !guide.identifier.isEmpty { return sanitized(guide.identifier) }
      if let name = guide.nameSources.name { return sanitized(name) }
      if let site = guide.nameSources.creationSite, let name = owner.environment.sources.name(at: site) {
        return name
      }
      let index = owner.storedGuides.filter { $0.role == .custom }.firstIndex { $0 === guide } ?? 0
      return "guide\(index + 1)"
    }
  }

  package func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return name(of: view) }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return guide.role == .custom
        ? Self.name(of: guide, in: owner) : name(of: owner) + "." + Self.name(of: guide, in: owner)
    }
    return "?"
  }
}
