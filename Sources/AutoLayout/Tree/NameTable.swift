/// The names of a tree's views in goldens, equations and messages.
///
/// A name is, in this order: the accessibility identifier, a name given with `.named`, the variable that a builder
/// mentions, the variable that the view was made for, the class. Siblings of one name are numbered from the second on.
@MainActor
struct NameTable {
  private(set) var paths: [ObjectIdentifier: String] = [:]
  private(set) var names: [ObjectIdentifier: String] = [:]

  init(root: UIView) {
    var order: [(ObjectIdentifier, [String])] = []
    collect(root, under: [], name: Self.baseName(of: root, isRoot: true), into: &order)
    let shortest = Self.shortestSuffixes(order.map(\.1))
    for ((id, components), name) in zip(order, shortest) {
      paths[id] = components.joined(separator: "/")
      names[id] = name
    }
  }

  private mutating func collect(
    _ view: UIView, under parent: [String], name: String, into order: inout [(ObjectIdentifier, [String])]
  ) {
    let components = parent + [name]
    order.append((ObjectIdentifier(view), components))
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let base = Self.baseName(of: subview, isRoot: false)
      counts[base, default: 0] += 1
      let count = counts[base]!
      collect(subview, under: components, name: count == 1 ? base : "\(base)#\(count)", into: &order)
    }
  }

  /// Returns the last component of each path, with as many ancestors as it takes to be unique.
  private static func shortestSuffixes(_ paths: [[String]]) -> [String] {
    var names = paths.map { $0.last ?? "" }
    var open = Array(paths.indices)
    var length = 1
    while !open.isEmpty {
      var uses: [String: Int] = [:]
      for index in names.indices { uses[names[index], default: 0] += 1 }
      length += 1
      open = open.filter { uses[names[$0]]! > 1 && paths[$0].count >= length }
      for index in open { names[index] = paths[index].suffix(length).joined(separator: ".") }
    }
    return names
  }

  static func baseName(of view: UIView, isRoot: Bool) -> String {
    let given = [view.accessibilityIdentifier, view.nameSources.name].compactMap { $0 }.first { !$0.isEmpty }
    if let given { return sanitized(given) }
    let sources = view.environment.sources
    if let site = view.nameSources.mentionSite, let name = sources.name(at: site) { return name }
    if let site = view.nameSources.creationSite, let name = sources.name(at: site) { return name }
    if isRoot { return "screen" }
    let className = ShortClassName.of(view)
    return className.prefix(1).lowercased() + className.dropFirst()
  }

  /// Removes slashes, which separate the components of a path, and line feeds, since a golden has one line for each
  /// view.
  private static func sanitized(_ name: String) -> String {
    String(name.map { $0 == "/" || $0.isNewline || $0.isWhitespace ? "-" : $0 })
  }

  /// Stands for the path of a view outside of the tree.
  static let noPath = "?"

  func path(of view: UIView) -> String { paths[ObjectIdentifier(view)] ?? Self.noPath }
  /// Returns the name; a view outside of the tree has its own, without a number.
  func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? Self.baseName(of: view, isRoot: false) }

  /// Returns the guide's name within its owner.
  static func name(of guide: UILayoutGuide, in owner: UIView) -> String {
    switch guide.role {
    case .margins: return "margins"
    case .safeArea: return "safeArea"
    case .readableContent: return "readableContent"
    case .keyboard: return "keyboard"
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

  func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return name(of: view) }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return guide.role == .custom
        ? Self.name(of: guide, in: owner) : name(of: owner) + "." + Self.name(of: guide, in: owner)
    }
    return "?"
  }
}
