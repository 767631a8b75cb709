/// The libraries whose names this project has itself, for apps whose sources lack them: without them, what places views
/// would be left out.
package enum LayoutLibrary {
  /// The modules with the names. Those of Then are by themselves: an app may have a library of its own that is like it.
  private static let modules = [
    "PureLayout": "LPLayoutLibraries", "SnapKit": "LPLayoutLibraries", "Then": "LPThenLibrary",
  ]

  /// The modules that have the names of libraries which some source imports.
  ///
  /// - Parameter modules: those that the compiler finds.
  package static func modules(for imported: Set<String>, among modules: Set<String>) -> [String] {
    imported.sorted().compactMap { module(for: $0, among: modules) }
  }

  /// The import in the place of one of a library; `nil` for other modules.
  ///
  /// - Parameter modules: those that the compiler finds.
  static func replacement(of name: String, among modules: Set<String>) -> String? {
    module(for: name, among: modules).map { "import \($0)" }
  }

  private static func module(for name: String, among modules: Set<String>) -> String? {
    guard !modules.contains(name), let own = Self.modules[name], modules.contains(own) else { return nil }
    return own
  }
}
