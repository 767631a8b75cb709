/// The libraries whose names this project has itself, for apps whose sources lack them: without them, what places views
/// would be left out.
enum LayoutLibrary {
  static let names: Set<String> = ["PureLayout", "SnapKit", "Then"]
  private static let module = "LPLayoutLibraries"

  /// The import in the place of one of a library; `nil` for other modules.
  ///
  /// - Parameter modules: those that the compiler finds.
  static func replacement(of name: String, among modules: Set<String>) -> String? {
    names.contains(name) && !modules.contains(name) && modules.contains(module) ? "import \(module)" : nil
  }
}
