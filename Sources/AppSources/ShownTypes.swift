import LPSupport

/// A class of an app that is a view or a controller.
package struct ShownType: Sendable, Hashable {
  package let name: String
  /// The position of the source that declares it; of several, the least deep one.
  package let source: Int
  package let line: Int
  /// Why it cannot be shown; `nil` where that is not known before it is compiled.
  package let obstacle: String?
}

extension NeededSources {
  /// The views and controllers that some sources declare, by path and then in the order of the sources' lines.
  ///
  /// A class is one if the first class of its ancestry that no source declares is UIKit's, or is named as UIKit's are.
  ///
  /// - Parameters:
  ///   - sources: all sources, in the order in which they were given.
  ///   - isWanted: whether a class of this name is asked for.
  package func shownTypes(of sources: [AppSource], where isWanted: (String) -> Bool) -> [ShownType] {
    var best: [String: ShownType] = [:]
    for index in classPlaces {
      let source = sources[index]
      for type in source.scan.types where type.kind == .class && isWanted(type.name) && isShown(type) {
        if let other = best[type.name], !SourcePath.isLessDeep(source.path, sources[other.source].path) { continue }
        best[type.name] = ShownType(
          name: type.name, source: index, line: source.line(of: type.end), obstacle: obstacle(type, source))
      }
    }
    return best.values.sorted { ($0.source, $0.line, $0.name) < ($1.source, $1.line, $1.name) }
  }

  private func obstacle(_ type: TypeDeclaration, _ source: AppSource) -> String? {
    if source.scan.imports.contains(where: { $0.module == "XCTest" || $0.module == "Testing" }) {
      return "its source is one of tests"
    }
    return type.isNameable ? nil : "it is generic, or private inside of another type"
  }

  func isShown(_ type: TypeDeclaration) -> Bool {
    guard let root = root(of: type) else { return false }
    return Self.roots.contains(root) || !root.hasPrefix("NS") && UIKitName.superclass(of: root) != nil
  }

  /// The first name of a class's ancestry that no source declares; `nil` where that is no class's.
  private func root(of type: TypeDeclaration) -> String? {
    var (next, steps) = (type, 0)
    while steps < 32, let inherited = next.inherited.first {
      let name = String(inherited.prefix { $0 != "<" })
      let own = declarations(of: name)
      guard !own.isEmpty else { return name }
      guard let parent = own.first(where: { $0.kind == .class }) else { return nil }
      (next, steps) = (parent, steps + 1)
    }
    return nil
  }

  /// Classes of UIKit whose names do not say that they are views or controllers.
  private static let roots: Set = [
    "UIWindow", "UISwitch", "UISlider", "UIStepper", "UIDatePicker", "UISearchBar", "UIToolbar", "UINavigationBar",
    "UITabBar", "UISegmentedControl", "UIPageControl",
  ]
}
